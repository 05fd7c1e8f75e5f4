import { ColorPicker } from '@mantine/core'

/** The free picker inside of a colour field; `#rrggbb`. */
export function ColorPanel({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  return <ColorPicker format="hex" value={value} onChange={onChange} size="sm" />
}
