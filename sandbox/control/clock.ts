import { html } from '../pages/html';
import { seeOther } from '../pages/layout';
import { controlPage, refused, shortTime, text, type Call } from './page';

const minute = 60_000;
const steps = [
  ['An hour', 60 * minute],
  ['A day', 24 * 60 * minute],
  ['Eleven days: carts expire', 11 * 24 * 60 * minute],
  ['Forty-three days: sign-ins expire', 43 * 24 * 60 * minute],
] as const;

/**
 * `GET /__standin/clock` returns the sandbox's time. `POST` advances the time (`advanceMs`) or
 * restores the real time (`reset`).
 */
export function clock(call: Call): Response {
  const { world, browser, values } = call;
  if (values) {
    const advance =
      text(values, 'reset') || values.reset === true
        ? null
        : Number(text(values, 'advanceMs') || NaN);
    if (Number.isNaN(advance)) return refused(call, 400, 'Set advanceMs or reset.');
    world.setClockOffset(advance === null ? 0 : world.clockOffset() + advance);
    if (browser) return seeOther('/__standin/clock');
  }
  const now = world.now().toISOString();
  if (!browser) return Response.json({ now, offsetMs: world.clockOffset() });
  const ahead = Math.round(world.clockOffset() / minute / 60);
  const main = html`<p>
      It is <strong>${shortTime(now)}</strong> UTC
      here${ahead > 0 && `, ${ahead} hours ahead of real time`}.
    </p>
    <h2>Move forward</h2>
    <form method="post" action="/__standin/clock" class="actions">
      ${steps.map(
        ([label, ms]) =>
          html`<button class="quiet" name="advanceMs" value="${ms}">${label}</button>`,
      )}
    </form>
    <h2>Reset</h2>
    <form method="post" action="/__standin/clock">
      <button name="reset" value="1">Return to real time</button>
    </form>`;
  return controlPage(world, 'clock', { title: 'Clock', main });
}
