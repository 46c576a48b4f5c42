import { Form, Link } from '@remix-run/react';
import { useEffect, useRef, type ReactNode } from 'react';
import { Button, ButtonLink } from '~/ui/button';
import { linkProps } from '~/ui/checked-link';
import { Picture } from '~/ui/picture';
import { RadioGroup } from '~/ui/radio-group';
import {
  answerField,
  answerFields,
  pathBack,
  quizPath,
  type Quiz,
  type QuizQuestion,
  type QuizResult,
} from '../quiz';
import { RichText } from './rich-text';

const labelId = 'quiz-step';

/** Moves the focus when another step appears without a page load. */
export function QuizStep({
  step,
  lang,
  children,
}: {
  step: number;
  lang: string | undefined;
  children: ReactNode;
}) {
  const element = useRef<HTMLElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    element.current?.focus({ preventScroll: true });
  }, [step]);
  return (
    <section
      ref={element}
      lang={lang}
      tabIndex={-1}
      aria-labelledby={labelId}
      className="frame band [outline:none]"
    >
      {children}
    </section>
  );
}

interface QuestionProps {
  quiz: Pick<Quiz, 'title' | 'text'>;
  question: Pick<QuizQuestion, 'question' | 'hint'> & { answers: string[] };
  /** Earlier answers. The form sends them again, so that the next URL has all answers. */
  given: number[];
  /** The answer that the shopper went back to change. */
  earlier: number | null;
  count: number;
}

export function QuizQuestionForm({ quiz, question, given, earlier, count }: QuestionProps) {
  const number = given.length + 1;
  return (
    <div className="mx-auto max-w-[42rem]">
      <h1 className={number === 1 ? 'heading-xl' : 'heading-md'}>{quiz.title}</h1>
      {number === 1 && <RichText field={quiz.text} under={1} className="mt-5 text-muted" />}
      <p id={labelId} className="mt-10 eyebrow">
        Question {number} of {count}
      </p>
      <Form method="get" action={quizPath} className="mt-3">
        {answerFields(given).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <RadioGroup
          key={number}
          legend={<span className="heading-lg">{question.question}</span>}
          name={answerField(given.length)}
          defaultValue={earlier === null ? undefined : valueOf(earlier)}
          required
          hint={question.hint}
          choices={question.answers.map((label, index) => ({ value: valueOf(index), label }))}
        />
        <div className="mt-8 flex flex-wrap items-center gap-x-8 gap-y-4">
          <Button>{number === count ? 'See your result' : 'Next question'}</Button>
          {number > 1 && <BackLink given={given} />}
        </div>
      </Form>
    </div>
  );
}

const valueOf = (answer: number) => `${answer + 1}`;

interface ResultProps {
  quiz: Pick<Quiz, 'title'>;
  result: Omit<QuizResult, 'handles' | 'collection'>;
  given: number[];
}

export function QuizResultStory({ quiz, result, given }: ResultProps) {
  const { title, text, image, link, link_text } = result;
  return (
    <div className={image ? 'grid items-center gap-8 md:grid-cols-2 md:gap-16' : ''}>
      {image && (
        <Picture
          {...image}
          eager
          whole
          widths={[400, 700, 1000]}
          sizes="(min-width: 768px) 45vw, 100vw"
          className="aspect-[4/3] w-full object-cover"
        />
      )}
      <div className="max-w-[34rem]">
        <p className="eyebrow">{quiz.title}</p>
        <h1 id={labelId} className="mt-3 heading-xl">
          {title}
        </h1>
        <RichText field={text} under={1} className="mt-5" />
        <div className="mt-8 flex flex-wrap items-center gap-x-8 gap-y-4">
          {link && link_text && <ButtonLink {...linkProps(link)}>{link_text}</ButtonLink>}
          <BackLink given={given} />
          <Link to={quizPath} className="small text-link">
            Start again
          </Link>
        </div>
      </div>
    </div>
  );
}

const BackLink = ({ given }: Pick<ResultProps, 'given'>) => (
  <Link to={pathBack(given)} className="small text-link">
    Back
  </Link>
);
