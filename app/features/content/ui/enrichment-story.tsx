import { Picture } from '~/ui/picture';
import type { Enrichment } from '../enrichment.server';
import { RichText } from './rich-text';

export function EnrichmentStory({ title, text, image }: Omit<Enrichment, 'body' | 'lang'>) {
  if (!title && text.length === 0) return null;
  return (
    <section className="bg-sand">
      <div className="frame grid items-center gap-8 band md:grid-cols-2 md:gap-16">
        {image && (
          <Picture
            {...image}
            whole
            widths={[400, 700, 1000, 1400]}
            sizes="(min-width: 1440px) clamp(640px, 37vw, 944px), (min-width: 768px) 45vw, 100vw"
            className="aspect-[4/5] w-full object-cover"
          />
        )}
        <div className="max-w-[34rem]">
          {title && <h2 className="heading-lg">{title}</h2>}
          <div className="prose-calm mt-5">
            <RichText field={text} />
          </div>
        </div>
      </div>
    </section>
  );
}
