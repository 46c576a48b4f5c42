import { Html } from './html';

export const style = new Html(`
:root { --paper: #faf8f5; --sand: #efeae2; --stone: #d9d2c7; --ink: #1f1d1a; --muted: #655e54;
  --brass: #7d5f33; --sale: #9b3a26; --ok: #3d6b4f;
  --serif: "Iowan Old Style", "Palatino Linotype", Palatino, P052, Georgia, serif; }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink);
  font: 1rem/1.55 -apple-system, BlinkMacSystemFont, "Segoe UI", "Helvetica Neue", Helvetica, Arial, sans-serif; }
.notice { margin: 0; max-width: none; padding: .45rem 1rem; background: var(--ink); color: var(--paper); text-align: center; font-size: .85rem; }
header { display: flex; flex-wrap: wrap; gap: .3rem 1.6rem; align-items: baseline; max-width: 66rem; margin: 0 auto; padding: 1.6rem 1.25rem 0; }
header nav { display: flex; flex-wrap: wrap; gap: .2rem 1.1rem; font-size: .9rem; }
header nav a { color: var(--muted); text-decoration: none; }
header nav a:hover, header nav [aria-current] { color: var(--ink); text-decoration: underline; text-underline-offset: .3em; }
.name { font: 1.6rem/1 var(--serif); color: var(--ink); text-decoration: none; letter-spacing: .02em; }
main { max-width: 66rem; margin: 0 auto; padding: 1.4rem 1.25rem 4rem; }
h1, h2, h3 { font-family: var(--serif); font-weight: 400; line-height: 1.2; margin: 0 0 .8rem; text-wrap: balance; }
h1 { font-size: 2rem; } h2 { font-size: 1.3rem; } h3 { font-size: 1.05rem; }
p { margin: 0 0 1rem; max-width: 40rem; } a { color: var(--brass); }
small, .muted { color: var(--muted); font-size: .875rem; }
.columns { display: grid; gap: 2.5rem; }
@media (min-width: 56rem) { .columns { grid-template-columns: minmax(0, 1fr) 24rem; gap: 4rem; } }
.panel { background: var(--sand); padding: 1.4rem; align-self: start; }
.steps { display: flex; flex-wrap: wrap; gap: .3rem 1.2rem; list-style: none; margin: 0 0 1.8rem; padding: 0; color: var(--muted); font-size: .875rem; }
.steps [aria-current] { color: var(--ink); text-decoration: underline; text-underline-offset: .35em; }
form { margin: 0; } form + h2 { margin-top: 2rem; } fieldset { border: 0; margin: 0 0 1.6rem; padding: 0; min-width: 0; }
legend { font: 1.3rem/1.2 var(--serif); padding: 0; margin-bottom: .8rem; }
.fields { display: grid; gap: .9rem 1rem; } .fields .wide { grid-column: 1 / -1; }
@media (min-width: 34rem) { .fields { grid-template-columns: 1fr 1fr; } }
.field { margin: 0; } label { display: block; font-size: .875rem; margin-bottom: .25rem; }
input:not([type=radio]):not([type=hidden]), select, textarea { width: 100%; min-height: 2.9rem; font: inherit; color: inherit; padding: .6rem .7rem; background: #fff; border: 1px solid #8d8578; border-radius: 0; }
input[readonly] { background: var(--sand); }
[aria-invalid=true] { border-color: var(--sale) !important; }
:focus-visible { outline: 2px solid var(--ink); outline-offset: 2px; }
.error { display: block; color: var(--sale); font-size: .875rem; margin-top: .25rem; }
.alert { border-left: 3px solid var(--sale); background: #fff; padding: .8rem 1rem; margin: 0 0 1.5rem; max-width: 40rem; }
.alert.good { border-color: var(--ok); }
.choice { display: flex; gap: .7rem; align-items: baseline; padding: .8rem 1rem; border: 1px solid var(--stone); background: #fff; margin: 0 0 -1px; font-size: 1rem; cursor: pointer; }
.choice span + span { margin-left: auto; }
button, .button { display: inline-block; font: inherit; padding: .75rem 1.6rem; border: 1px solid var(--ink); background: var(--ink); color: var(--paper); text-decoration: none; cursor: pointer; border-radius: 0; }
button:hover, .button:hover { background: #3a3630; }
button.quiet { background: none; color: var(--ink); padding: .4rem .9rem; font-size: .875rem; } button.quiet:hover { background: var(--sand); }
.actions { display: flex; flex-wrap: wrap; gap: 1rem 1.6rem; align-items: center; margin-top: 1.4rem; }
li .actions { gap: .6rem; margin: .4rem 0 1.2rem; }
li .actions button { margin-bottom: .3rem; }
code { overflow-wrap: anywhere; }
.lines { list-style: none; margin: 0 0 1.2rem; padding: 0; }
.lines li { display: grid; grid-template-columns: 4rem minmax(0, 1fr) auto; gap: .3rem 1rem; padding: .7rem 0; border-bottom: 1px solid var(--stone); }
.lines li > :last-child { text-align: end; }
.lines img { width: 4rem; height: 4rem; object-fit: cover; background: var(--stone); display: block; }
dl.totals { display: grid; grid-template-columns: 1fr auto; gap: .35rem 0; margin: 0; } .totals dd { margin: 0; padding-left: 1rem; text-align: right; }
.totals .sum { font-size: 1.15rem; padding-top: .6rem; border-top: 1px solid var(--stone); }
address { font-style: normal; margin-bottom: 1.4rem; }
.scroll { overflow-x: auto; } table { border-collapse: collapse; width: 100%; margin: 0 0 1.5rem; font-size: .92rem; }
th, td { text-align: left; vertical-align: top; padding: .55rem .9rem .55rem 0; border-bottom: 1px solid var(--stone); } th { font-weight: 500; color: var(--muted); }
td.number, th.number { text-align: right; white-space: nowrap; }
.cards { display: grid; gap: 1.2rem; grid-template-columns: repeat(auto-fill, minmax(17rem, 1fr)); margin: 0 0 2rem; padding: 0; list-style: none; }
.cards > li { background: var(--sand); padding: 1.2rem 1.3rem; } .cards p:last-child { margin: 0; }
pre { white-space: pre-wrap; font: inherit; background: #fff; border: 1px solid var(--stone); padding: 1.2rem; max-width: 44rem; overflow-wrap: anywhere; }
.row { display: flex; flex-wrap: wrap; gap: .7rem; align-items: end; margin: 0 0 1.5rem; } .row .field { flex: 1 1 9rem; }
.builder { --width: calc(100vw - 2.5rem); display: grid; gap: 1.5rem; width: var(--width); margin-left: calc(50% - var(--width) / 2); }
@media (min-width: 56rem) { .builder { grid-template-columns: 22rem minmax(0, 1fr); } }
.builder iframe { position: sticky; top: 1rem; width: 100%; height: calc(100vh - 2rem); border: 1px solid var(--stone); background: #fff; }
.builder details { border-bottom: 1px solid var(--stone); } .builder summary { padding: .7rem 0; cursor: pointer; }
.builder details label { margin-bottom: .9rem; } .builder details fieldset { border-left: 2px solid var(--stone); padding-left: .9rem; }
.builder input[type=checkbox] { width: auto; min-height: 0; margin-left: .6rem; }
`);
