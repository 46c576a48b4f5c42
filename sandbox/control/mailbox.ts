import { html } from '../pages/html';
import type { Mail } from '../world/mailbox';
import { controlPage, notFound, shortTime, type Call } from './page';

/**
 * `GET /__standin/mailbox` lists the messages, newest first; `/__standin/mailbox/{id}` shows one.
 */
export function mailbox(call: Call): Response {
  const { world, browser, path } = call;
  const mails = world.mails();
  const id = path[1];
  if (id) {
    const mail = mails.find((one) => String(one.id) === id);
    if (!mail) return notFound(call, 'The message does not exist.');
    return browser ? messagePage(call, mail) : Response.json(mail);
  }
  if (!browser) return Response.json(mails);
  const main =
    mails.length === 0
      ? html`<p>No messages. Place an order to get a confirmation.</p>`
      : html`<div class="scroll">
          <table>
            <thead>
              <tr>
                <th>Sent</th>
                <th>To</th>
                <th>Subject</th>
              </tr>
            </thead>
            <tbody>
              ${mails.map(
                (mail) =>
                  html`<tr>
                    <td>${shortTime(mail.at)}</td>
                    <td>${mail.to}</td>
                    <td><a href="/__standin/mailbox/${mail.id}">${mail.subject}</a></td>
                  </tr>`,
              )}
            </tbody>
          </table>
        </div>`;
  return controlPage(world, 'mailbox', { title: 'Mailbox', main });
}

function messagePage({ world }: Call, mail: Mail): Response {
  const main = html`<p class="muted">To ${mail.to}, ${shortTime(mail.at)} UTC</p>
    <pre>${mail.text}</pre>
    <p class="actions">
      ${mail.links.map(({ label, href }) => html`<a class="button" href="${href}">${label}</a>`)}
      <a href="/__standin/mailbox">Back to the mailbox</a>
    </p>`;
  return controlPage(world, 'mailbox', { title: mail.subject, main });
}
