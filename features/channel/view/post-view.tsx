import type { ReactNode } from 'react'
import { LinkedText } from '#ui/buttons/linked-text.tsx'
import styles from './post-view.module.css'

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
  const size = { 'data-large': large || undefined }
  return (
    <>
      {head}
      <div className={styles.text} {...size}>
        <LinkedText text={text} />
      </div>
      {picture && (
        <img className={styles.picture} src={picture} alt={pictureAlt} loading={large ? 'lazy' : undefined} {...size} />
      )}
      {children}
    </>
  )
}
