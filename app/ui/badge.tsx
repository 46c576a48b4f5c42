import type { ReactNode } from 'react';

const tones = {
  plain: 'bg-paper text-ink',
  sale: 'bg-sale text-paper',
  muted: 'bg-sand text-muted',
};

export function Badge({
  tone = 'plain',
  children,
}: {
  tone?: keyof typeof tones;
  children: ReactNode;
}) {
  return (
    <span
      className={`inline-block px-2.5 py-1 text-[0.75rem]/[1.3] font-medium tracking-[0.04em] ${tones[tone]}`}
    >
      {children}
    </span>
  );
}
