import type { ReactNode } from 'react'
import { Box } from '../layout/box.tsx'
import { Stack } from '../layout/stack.tsx'

type Props = {
  title: string
  text: ReactNode
  /** Of the text: what went wrong is said at once. */
  role?: 'alert'
  /** The ways on: buttons below each other. */
  children: ReactNode
}

/** A wallet's page that says how something ended, and where to go from there. */
export function ToldScreen({ title, text, role, children }: Props) {
  return (
    <Box above="xxl" middled width="narrow">
      <h1 className="bz-headline">{title}</h1>
      <p className="bz-lead" role={role}>
        {text}
      </p>
      <Stack above="xxl" gap="s">
        {children}
      </Stack>
    </Box>
  )
}
