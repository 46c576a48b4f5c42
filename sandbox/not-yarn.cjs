// @ts-check
/** Runs instead of Yarn (`.yarnrc.yml`), which would ignore package-lock.json. */
console.error(
  'Lintel is installed with npm, not Yarn: type `npm install`, or `npm start` to open the shop.',
);
process.exit(1);
