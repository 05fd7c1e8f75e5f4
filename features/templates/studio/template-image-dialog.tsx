import type { ComponentProps } from 'react'
import { ImageDialog } from '#ui/image-dialog.tsx'
import { galleryScope } from '../gallery-rules.ts'
import type { Category } from '../rules.ts'
import { useGallery } from './use-gallery.ts'

type Props = Omit<ComponentProps<typeof ImageDialog>, 'gallery'> & { category: Category }

const MEMBERSHIP_ASPECT = 856 / 540

/**
 * The image handler dialog of a template (specification 2): the built-in pictures of its category, or one's own, cut to
 * the ratio given, else 856 by 540 for Membership, else square. Load it lazily.
 */
export function TemplateImageDialog({ category, aspect, ...props }: Props) {
  const gallery = useGallery(galleryScope(category))
  const ratio = aspect ?? (category === 'membership' ? MEMBERSHIP_ASPECT : 1)
  return <ImageDialog {...props} aspect={ratio} gallery={gallery} />
}
