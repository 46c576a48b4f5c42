// @ts-check
/** Runs in place of Yarn (`.yarnrc.yml`), which would install other versions than package-lock.json holds. */
console.error(
  'Lintel is installed with npm, not Yarn: type `npm install`, or `npm start` to open the shop.',
);
process.exit(1);
