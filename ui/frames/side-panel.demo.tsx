import { useState } from 'react'
import { Button } from '../buttons/button.tsx'
import { PageWithPanel } from './side-panel.tsx'

const PEOPLE = ['Malik Benaïssa', 'Jeanne Roux', 'Tobi Okafor']

/** A page that makes room for what is open of it. */
export function SidePanelDemo() {
  const [at, setAt] = useState(0)
  const panel = {
    label: PEOPLE[at - 1] ?? '',
    at,
    of: PEOPLE.length,
    onMove: setAt,
    onClose: () => setAt(0),
    back: 'People',
    children: (Title: 'h1' | 'h2') => <Title>{PEOPLE[at - 1]}</Title>,
  }
  return (
    <PageWithPanel panel={at > 0 ? panel : undefined}>
      <Button onClick={() => setAt(1)}>Open {PEOPLE[0]}</Button>
    </PageWithPanel>
  )
}
