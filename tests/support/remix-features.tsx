/**
 * This route uses documented Remix features that the shop itself doesn't need. `scripts/places.ts`
 * builds it for `tests/e2e/remix-features.full.spec.ts`.
 */
import {
  Await,
  defer,
  Form,
  Link,
  NavLink,
  useActionData,
  useFetcher,
  useLoaderData,
  useNavigation,
  type ClientLoaderFunctionArgs,
} from '@remix-run/react';
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@shopify/remix-oxygen';
import { Suspense } from 'react';

const lateMs = 300;

export function loader({ request }: LoaderFunctionArgs) {
  const page = new URL(request.url).searchParams.get('page') ?? '1';
  const late = new Promise<string>((resolve) => setTimeout(resolve, lateMs, `Late of ${page}`));
  return defer({ page, late, by: 'the server' });
}

export async function clientLoader({ serverLoader }: ClientLoaderFunctionArgs) {
  return { ...(await serverLoader<typeof loader>()), by: 'the browser' };
}

export async function action({ request }: ActionFunctionArgs) {
  const fields = await request.formData();
  return { said: `${fields.get('how')}: ${fields.get('word')}` };
}

export default function RemixFeatures() {
  const { page, late, by } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const navigation = useNavigation();
  const fetcher = useFetcher<typeof action>();
  return (
    <article className="frame band">
      <h1>Page {page}</h1>
      <p>Loaded by {by}</p>
      <p>Navigation: {navigation.state}</p>
      <Suspense fallback={<p>Not yet</p>}>
        <Await resolve={late}>{(text) => <p>{text}</p>}</Await>
      </Suspense>
      <NavLink to="/remix-features" end>
        This page
      </NavLink>
      <Link to="/pages/about" prefetch="intent">
        About us
      </Link>
      <Link to="?page=2">Next page</Link>
      <Form method="post">
        <input type="hidden" name="how" value="form" />
        <input name="word" aria-label="Word of the form" />
        <button type="submit">Send the form</button>
      </Form>
      <p role="status">{answer?.said}</p>
      <fetcher.Form method="post">
        <input type="hidden" name="how" value="fetcher" />
        <input name="word" aria-label="Word of the fetcher" />
        <button type="submit">Send by fetcher</button>
      </fetcher.Form>
      <p>Fetcher: {fetcher.data?.said ?? fetcher.state}</p>
    </article>
  );
}
