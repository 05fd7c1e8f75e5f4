import type { ReactNode } from 'react'
import { LinkedText } from '#ui/buttons/linked-text.tsx'
import { Box } from '#ui/layout/box.tsx'
import { FittedPicture } from '#ui/pictures/fitted-picture.tsx'

type Props = {
  /** Who posted it and when, with what can be done. */
  head: ReactNode
  text: string
  picture: string | undefined
  pictureAlt: string
  /** In a feed that is read: larger, and its pictures are loaded once they come near. */
  large?: boolean
  /** What its readers left. */
  children?: ReactNode
}

/** A post of a channel: its head, text and picture, and what its readers left. */
export function PostView({ head, text, picture, pictureAlt, large, children }: Props) {
  return (
    <>
      {head}
      <Box width="text" type={large ? 'lead' : undefined}>
        <LinkedText text={text} />
      </Box>
      {picture && (
        <FittedPicture
          above="m"
          most={large ? 480 : 320}
          widest={large ? undefined : 520}
          src={picture}
          alt={pictureAlt}
          loading={large ? 'lazy' : undefined}
        />
      )}
      {children}
    </>
  )
}
