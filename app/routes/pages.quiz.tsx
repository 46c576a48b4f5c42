/** One question per page. The URL contains the answers (`?q1=2&q2=1`). */
import { useLoaderData } from '@remix-run/react';
import type { LoaderFunctionArgs, MetaFunction } from '@shopify/remix-oxygen';
import { getFeaturedProducts } from '~/features/catalog/featured-products.server';
import { ProductCarousel } from '~/features/catalog/ui/product-page/product-carousel';
import {
  answerField,
  earlierField,
  maxQuestions,
  quizPath,
  readAnswer,
  readAnswers,
  resultOf,
} from '~/features/content/quiz';
import { getQuiz } from '~/features/content/quiz.server';
import { QuizQuestionForm, QuizResultStory, QuizStep } from '~/features/content/ui/quiz';
import { optional } from '~/platform/optional.server';
import type { RouteHandle } from '~/route-handle';
import { breadcrumbList, JsonLd } from '~/ui/json-ld';
import { pageMeta } from '~/ui/page-meta';
import { orNotFound } from './page-loaders/or-not-found.server';

export const handle = {
  public: 'page',
  searchParams: [
    ...Array.from({ length: maxQuestions }, (_, index) => answerField(index)),
    earlierField,
  ],
} satisfies RouteHandle;

export const meta: MetaFunction<typeof loader> = ({ data }) => (data ? pageMeta(data.seo) : []);

/** Search engines index only the first page. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { SITE_NAME: siteName, SITE_URL } = context.env;
  const quiz = await orNotFound(context, 'quiz-failed', getQuiz(context));
  const { searchParams } = new URL(request.url);
  const given = readAnswers(quiz, searchParams);
  const { title, text, lang, questions } = quiz;
  const shown = { quiz: { title, text }, given, count: questions.length };
  const shared = { origin: SITE_URL, ...shown, ...(lang && { lang }) };
  const question = questions[given.length];
  if (!question) {
    const { handles, collection, ...result } = resultOf(quiz, given);
    const work = getFeaturedProducts(context, { handles, collection });
    const products = await optional(context, 'carousel-failed', work, []);
    return { ...shared, result, products, seo: { title: result.title, siteName, hidden: true } };
  }
  const { answers, ...words } = question;
  return {
    ...shared,
    earlier: readAnswer(question, searchParams.get(earlierField)),
    question: { ...words, answers: answers.map((answer) => answer.text) },
    seo:
      given.length > 0
        ? { title: `${title}: question ${given.length + 1}`, siteName, hidden: true }
        : {
            title: quiz.seo.seo_title || title,
            siteName,
            description: quiz.seo.seo_description,
            image: quiz.seo.seo_image?.src,
            ...(quiz.seo.noindex && { hidden: true }),
            canonical: new URL(quizPath, SITE_URL).href,
            alternates: quiz.paths,
          },
  };
}

export default function QuizPage() {
  const { origin, lang, ...page } = useLoaderData<typeof loader>();
  return (
    <>
      <JsonLd
        of={
          import.meta.env.SSR &&
          breadcrumbList([{ label: 'Home', to: '/' }, { label: page.quiz.title }], origin)
        }
      />
      <QuizStep step={page.given.length} lang={lang}>
        {'question' in page ? <QuizQuestionForm {...page} /> : <QuizResultStory {...page} />}
      </QuizStep>
      {'products' in page && <ProductCarousel title="Chosen for you" products={page.products} />}
    </>
  );
}
