import { useEffect, useRef, useState, type FormEvent } from 'react';
import { Button } from '~/ui/button';
import { TextArea } from '~/ui/field';
import { ChevronIcon } from '~/ui/icons';
import { messageLengths, messageProblem, type ClientCart, type MessageKind } from '../../cart';
import type { CartReply } from '../../cart-view';
import { useCartActions } from '../cart-provider';
import { closeDetails, useCartForm, useProblemInView } from '../cart-form';

interface Words {
  add: string;
  change: string;
  label: string;
  hint: string;
  saved: string;
  removed: string;
}

const words: Record<MessageKind, Words> = {
  note: {
    add: 'Add a note',
    change: 'Change your note',
    label: 'Note to the workshop',
    hint: `Anything we should know about your order. Up to ${messageLengths.note} characters.`,
    saved: 'Your note was saved.',
    removed: 'Your note was removed.',
  },
  gift: {
    add: 'Add a gift message',
    change: 'Change your gift message',
    label: 'Gift message',
    hint: `Up to ${messageLengths.gift} characters.`,
    saved: 'Your gift message was saved.',
    removed: 'Your gift message was removed.',
  },
};

/** `wrong`: the reply to a form refused without scripts. */
export function NoteAndGiftMessage({ cart, wrong }: { cart: ClientCart; wrong?: CartReply }) {
  const onCard = cart.sent && 'write it on a card';
  const withGiftCard =
    cart.lines.some(({ isGiftCard }) => isGiftCard) && 'send it with the gift card';
  const ways = [onCard, withGiftCard].filter(Boolean).join(', or ');
  const hasGift = ways !== '' || cart.gift !== '' || wrong?.field === 'gift';
  const kinds: MessageKind[] = hasGift ? ['note', 'gift'] : ['note'];
  return (
    <div className="mt-6 grid gap-2 print:hidden">
      {kinds.map((kind) => (
        <MessageForm
          key={kind}
          kind={kind}
          way={kind === 'gift' && ways ? `We’ll ${ways}. ` : ''}
          text={cart[kind]}
          wrong={wrong?.field === kind ? wrong : undefined}
        />
      ))}
    </div>
  );
}

const typedIn = (form: HTMLFormElement | null) => form?.querySelector('textarea')?.value;

interface Props {
  kind: MessageKind;
  way: string;
  text: string;
  wrong?: CartReply;
}

function MessageForm({ kind, way, text, wrong }: Props) {
  const { add, change, label, hint, saved, removed } = words[kind];
  const { receive } = useCartActions();
  const details = useRef<HTMLDetailsElement>(null);
  const form = useRef<HTMLFormElement>(null);
  // The field's text when it was last saved or reset. If the field differs, the shopper has typed since.
  const known = useRef(text);
  const { onSubmit, sending, reply } = useCartForm((reply, sent) => {
    const sentText = String(sent.get(kind));
    receive(reply, reply.ok ? (sentText.trim() ? saved : removed) : '');
    if (!reply.ok) return;
    known.current = sentText;
    if (typedIn(form.current) === sentText) closeDetails(details.current);
  });
  // The text can also change in another tab.
  useEffect(() => {
    if (typedIn(form.current) !== known.current) return;
    form.current?.reset();
    known.current = text;
  }, [text]);
  const [problem, setProblem] = useState<string>();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    const found = messageProblem(kind, String(new FormData(event.currentTarget).get(kind)));
    setProblem(found);
    if (!found) return onSubmit(event);
    event.preventDefault();
    event.currentTarget.querySelector('textarea')?.focus();
  };
  const error = problem ? problem : reply ? (reply.ok ? undefined : reply.message) : wrong?.message;
  useProblemInView(form, problem ?? (reply?.ok ? undefined : reply?.message));
  return (
    <div className="small">
      {text && (
        <p className="max-w-xl break-words whitespace-pre-line text-muted">
          {label}: {text}
        </p>
      )}
      <details ref={details} open={wrong !== undefined} className="group/text">
        <summary className="flex min-h-11 w-fit max-w-full items-center gap-2">
          {text ? change : add}
          <ChevronIcon className="size-4 eased group-open/text:rotate-180" />
        </summary>
        <form
          ref={form}
          method="post"
          action="/cart"
          onSubmit={submit}
          className="grid max-w-xl gap-3 pb-4"
        >
          <input type="hidden" name="intent" value={kind} />
          <TextArea
            label={label}
            name={kind}
            rows={3}
            // After a save, resetting the form must not bring back the refused text.
            defaultValue={reply?.ok ? text : (wrong?.tried ?? text)}
            hint={way + hint}
            error={sending ? undefined : error}
          />
          <p>
            <Button look="outline" small>
              {sending ? 'Saving' : 'Save'}
            </Button>
          </p>
        </form>
      </details>
    </div>
  );
}
