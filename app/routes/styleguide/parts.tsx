import { Accordion } from '~/ui/accordion';
import { Badge } from '~/ui/badge';
import { Breadcrumb } from '~/ui/breadcrumb';
import { Button } from '~/ui/button';
import { EmptyState } from '~/ui/empty-state';
import { Pager } from '~/ui/pager';
import { Picture, type PictureSource } from '~/ui/picture';
import { Price } from '~/ui/price';
import { Skeleton } from '~/ui/skeleton';
import { Swatch } from '~/ui/swatch';
import { Toast } from '~/ui/toast';
import { Sample, Section } from './section';

const usd = (amount: number) => ({ amount, currency: 'USD' });
const text =
  'Solid brass, spun by hand and left without lacquer, so that it darkens where it is touched.';

export const Parts = ({ picture }: { picture: PictureSource | undefined }) => (
  <Section title="Parts">
    <div className="grid gap-12 md:grid-cols-2">
      <Sample title="Price: plain, from, reduced">
        <p className="flex flex-wrap gap-8">
          <Price price={usd(189)} />
          <Price price={usd(189)} from />
          <Price price={usd(59)} compareAt={usd(79)} />
        </p>
      </Sample>
      <Sample title="Badge">
        <p className="flex gap-4">
          <Badge tone="sale">Sale</Badge>
          <Badge tone="muted">Sold out</Badge>
          <Badge>New</Badge>
        </p>
      </Sample>
      <Sample title="Swatch: a colour, a bad one">
        <p className="flex gap-4">
          <Swatch colour="#b08a4a" className="size-5" />
          <Swatch colour="#2b2a28" className="size-5" />
          <Swatch colour="#f4f1ea" className="size-5" />
          <Swatch colour={null} className="size-5" />
        </p>
      </Sample>
      <Sample title="Breadcrumb">
        <Breadcrumb
          crumbs={[
            { label: 'Home', to: '/' },
            { label: 'Pendants', to: '/collections/pendants' },
            { label: 'Halden Pendant' },
          ]}
        />
      </Sample>
      <Sample title="Pager: first, middle, last">
        {[0, 1, 2].map((page) => (
          <Pager
            key={page}
            page={page}
            pageCount={3}
            hrefOf={() => '/styleguide'}
            label={`Pages, sample ${page + 1}`}
          />
        ))}
      </Sample>
      <Sample title="Toast">
        <div className="grid gap-4">
          <Toast fixed={false}>Added to bag</Toast>
          <Toast fixed={false} onClose={() => {}}>
            You appear to be offline
          </Toast>
        </div>
      </Sample>
      <Sample title="Accordion">
        <Accordion
          items={[
            { title: 'Can I send it back?', body: text, open: true },
            { title: 'Does it come with a bulb?', body: text },
            {
              title:
                'What happens when the finish wears, and can I send it back to be finished again?',
              body: text,
            },
          ]}
        />
      </Sample>
      <Sample title="Skeleton">
        <div className="grid grid-cols-2 gap-6">
          <Skeleton className="aspect-square w-full" />
          <div className="grid content-start gap-3">
            <Skeleton />
            <Skeleton />
            <Skeleton className="h-4 w-1/2" />
          </div>
        </div>
      </Sample>
      <Sample title="Picture: cropped, and not there">
        <div className="grid grid-cols-2 gap-6">
          {picture && (
            <Picture
              src={picture.src}
              alt={picture.alt}
              width={300}
              height={375}
              className="aspect-[4/5] w-full object-cover"
            />
          )}
          <div className="aspect-[4/5] bg-sand" />
        </div>
      </Sample>
      <Sample title="Empty">
        <EmptyState
          heading="h3"
          title="Oh no, your bag is empty!"
          action={<Button type="button">Continue Shopping</Button>}
        >
          Nothing was put into it yet.
        </EmptyState>
      </Sample>
    </div>
  </Section>
);
