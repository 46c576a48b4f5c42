import { Form, useNavigation } from '@remix-run/react';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { Button } from '~/ui/button';
import { Field, TextArea } from '~/ui/field';
import { RadioGroup } from '~/ui/radio-group';
import { starsInText } from '~/ui/stars-in-text';
import { useHydrated } from '~/ui/use-hydrated';
import { longest, readReviewForm, type ReviewReply } from '../review-form';

const meanings = ['Excellent', 'Good', 'Average', 'Poor', 'Very poor'];
const starChoices = meanings.map((meaning, index) => ({
  value: String(5 - index),
  label: (
    <>
      <span aria-hidden="true" className="mr-3 text-brass">
        {starsInText(5 - index)}
      </span>
      <span className="sr-only">{5 - index} of 5 stars: </span>
      {meaning}
    </>
  ),
}));

/** `author` is the default display name. */
export function ReviewForm({ author, reply }: { author: string; reply?: ReviewReply }) {
  const hydrated = useHydrated();
  const { state, formData } = useNavigation();
  const form = useRef<HTMLFormElement>(null);
  const [found, setFound] = useState<ReviewReply['errors']>();
  useEffect(() => setFound(undefined), [reply]);
  const errors = found ?? reply?.errors;
  const [first] = Object.keys(errors ?? {});
  // Hidden while the form is sent again, so that the same message is announced again.
  const problem = formData ? undefined : reply?.problem;
  useEffect(() => {
    if (first) form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
  }, [first, errors]);
  const check = (event: FormEvent<HTMLFormElement>) => {
    const read = readReviewForm(new FormData(event.currentTarget));
    setFound(read.ok ? {} : read.error);
    if (!read.ok) event.preventDefault();
  };
  const field = (name: keyof typeof longest) => ({
    name,
    defaultValue: reply?.values[name] ?? (name === 'author' ? author : ''),
    error: errors?.[name],
    maxLength: longest[name],
  });
  return (
    <Form
      ref={form}
      method="post"
      // Scripts show our own messages instead of the browser's.
      noValidate={hydrated}
      onSubmit={check}
      className="grid max-w-2xl gap-6"
    >
      {(first || problem) && (
        <p role="alert" className="text-sale">
          {first ? 'Please check the marked fields. Nothing has been sent yet.' : problem}
        </p>
      )}
      <RadioGroup
        legend="Your rating"
        name="stars"
        choices={starChoices}
        defaultValue={reply?.values['stars']}
        required
        error={errors?.['stars']}
      />
      <Field label="Title (optional)" autoComplete="off" {...field('title')} />
      <TextArea
        label="Your review"
        rows={7}
        required
        minLength={10}
        hint={`At most ${longest.text} characters.`}
        {...field('text')}
      />
      <Field label="Display name" autoComplete="nickname" required {...field('author')} />
      <p>
        <Button disabled={state !== 'idle'}>Send review</Button>
      </p>
    </Form>
  );
}
