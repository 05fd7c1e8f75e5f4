import { ColumnChart } from './column-chart.tsx'
import { FigureChain } from './figure-chain.tsx'

const FIGURES = [
  { label: 'Sent', value: 309, note: '268 the 30 days before', share: 100 },
  { label: 'Delivered', value: 305, note: '4 came back', share: 99 },
  { label: 'Collected', value: 234, note: '77% of delivered', share: 76 },
]
const DAYS = [5, 3, 9, 4, 3, 6, 7, 6, 17, 9, 5, 4]

/** A chain of figures, and a chart of days. */
export function FiguresDemo() {
  return (
    <>
      <FigureChain
        label="From the send to the badge"
        figures={FIGURES.map((figure) => ({ ...figure, key: figure.label, onPress: () => undefined }))}
      />
      <ColumnChart
        label="Collected each day"
        heads={['Day', 'Collected', 'By open links']}
        say={([collected = 0, byLink = 0]) => [`${collected} collected`, `${byLink} by open links`]}
        columns={DAYS.map((count, at) => ({
          key: `${at}`,
          title: `${at + 1} November`,
          label: at % 4 === 0 ? `${at + 1} Nov` : '',
          values: [count, at % 3],
        }))}
      />
    </>
  )
}
