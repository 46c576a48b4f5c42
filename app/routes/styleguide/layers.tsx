import { useState } from 'react';
import { Button } from '~/ui/button';
import { Dialog, DrawerBody } from '~/ui/dialog';
import { EmptyState } from '~/ui/empty-state';
import { SearchSheet } from '~/ui/search-sheet';
import { Section } from './section';

export function Layers({ siteName }: { siteName: string }) {
  const [layer, setLayer] = useState<'drawer' | 'search'>();
  const close = () => setLayer(undefined);
  return (
    <Section title="Layers">
      <div className="flex flex-wrap gap-4">
        {(['drawer', 'search'] as const).map((name) => (
          <Button key={name} type="button" look="outline" onClick={() => setLayer(name)}>
            Open the {name}
          </Button>
        ))}
      </div>
      <Dialog side="right" open={layer === 'drawer'} onClose={close} title="A drawer">
        <DrawerBody
          footer={
            <Button type="button" wide>
              At its foot
            </Button>
          }
        >
          <EmptyState title="Oh no, your bag is empty!" />
        </DrawerBody>
      </Dialog>
      <SearchSheet open={layer === 'search'} onClose={close} siteName={siteName}>
        <p className="pt-6 small text-muted">Results come here.</p>
      </SearchSheet>
    </Section>
  );
}
