import { Stack } from '../layout/stack.tsx'
import { Fact, Facts } from './facts.tsx'
import { Figure, Figures } from './figures.tsx'

/** Values with their labels, and large numbers. */
export function FactsDemo() {
  return (
    <Stack gap="xl">
      <Facts>
        <Fact label="From">Ateliers du Quai</Fact>
        <Fact label="Valid until" className="bz-mono">
          2027-11-20
        </Fact>
      </Facts>
      <Figures split>
        <Figure label="points">1,284</Figure>
        <Figure label="badges">12</Figure>
      </Figures>
    </Stack>
  )
}
