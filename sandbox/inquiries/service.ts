import * as v from 'valibot';
import type { Service, World } from '../world/world';

const inbox = 'hello@lintel.example';

const inquiry = v.strictObject({
  form: v.picklist(['contact', 'trade', 'return']),
  store: v.string(),
  formId: v.optional(v.string()),
  page: v.string(),
  fields: v.record(v.string(), v.string()),
});

/** `POST /inquiries` puts contact, trade and return forms into the mailbox. */
export const inquiries: Service = (request, url, world) => {
  if (url.pathname !== '/inquiries') return null;
  if (request.method !== 'POST') return errorResponse(405, 'Use POST');
  return take(request, world);
};

const subjects = {
  contact: 'Message from the contact form',
  trade: 'Trade account asked for',
  return: 'Return requested',
};

async function take(request: Request, world: World): Promise<Response> {
  const body = v.safeParse(v.pipe(v.string(), v.parseJson(), inquiry), await request.text());
  if (!body.success) return errorResponse(400, body.issues[0].message);
  const { form, formId, store, page, fields } = body.output;
  const lines = Object.entries(fields).map(([name, value]) => `${name}: ${value}`);
  world.mail({
    to: inbox,
    subject: subjects[form],
    text: [
      ...lines,
      '',
      `Sent from ${page}, ${store} store${formId ? `, form ${formId}` : ''}`,
    ].join('\n'),
  });
  return new Response(null, { status: 202 });
}

const errorResponse = (status: number, message: string) => Response.json({ message }, { status });
