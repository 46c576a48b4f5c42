import * as v from 'valibot';
import { html } from '../pages/html';
import { field, seeOther } from '../pages/layout';
import { injectableFault } from '../faults/injectable-fault';
import { faultServices, imageFaultModes, type Fault } from '../world/active-faults';
import { controlPage, notFound, refused, text, type Call } from './page';

export function faults(call: Call): Response {
  const { world, path, values } = call;
  if (!values) return faultsPage(call);
  if (path[1] === 'clear') {
    world.faults.clear();
    return seeOther('/__standin/faults');
  }
  if (path[1]) return notFound(call, 'This page does not exist.');
  const result = v.safeParse(injectableFault, faultFrom(values));
  if (!result.success) return refused(call, 400, result.issues[0].message);
  world.faults.add(result.output);
  return seeOther('/__standin/faults');
}

function faultFrom(values: Record<string, unknown>): Record<string, unknown> {
  const times = text(values, 'times');
  const delay = text(values, 'delayMs');
  return {
    service: text(values, 'service'),
    operation: text(values, 'operation') || '*',
    mode: text(values, 'mode'),
    times: times ? Number(times) : null,
    ...(delay && { delayMs: Number(delay) }),
  };
}

function faultsPage({ world }: Call): Response {
  const main = html`<p>
      A fault affects every request to a service, or one operation: the root field of a GraphQL
      request (<code>cartLinesAdd</code>), or a name such as <code>search.collection</code>,
      <code>product.handle</code> or <code>repository</code>. The oldest matching fault applies.
      Only images can <code>redirect</code>.
    </p>
    <form method="post" action="/__standin/faults">
      <div class="row">
        ${choice('service', 'Service', faultServices)}
        ${field('operation', 'Operation', { operation: '*' }, {})}
        ${choice('mode', 'What happens', imageFaultModes)}
        ${field('times', 'How often', {}, {}, { type: 'number' })}
        ${field('delayMs', 'Delay of "slow", ms', {}, {}, { type: 'number' })}
      </div>
      <button>Add the fault</button>
    </form>
    <h2>Active faults</h2>
    ${inForce(world.faults.list())}`;
  return controlPage(world, 'faults', { title: 'Faults', main });
}

const choice = (name: string, label: string, options: readonly string[]) =>
  html`<p class="field">
    <label for="${name}">${label}</label>
    <select id="${name}" name="${name}">
      ${options.map((option) => html`<option>${option}</option>`)}
    </select>
  </p>`;

const inForce = (list: Fault[]) =>
  list.length === 0
    ? html`<p>None.</p>`
    : html`<ul>
          ${list.map(
            ({ service, operation, mode, times }) =>
              html`<li>
                ${service} ${operation}: <strong>${mode}</strong>,
                ${times === null ? 'until cleared' : `${times} more`}
              </li>`,
          )}
        </ul>
        <form method="post" action="/__standin/faults/clear"><button>Clear all</button></form>`;
