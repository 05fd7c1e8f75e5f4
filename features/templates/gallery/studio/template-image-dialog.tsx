import type { ComponentProps } from 'react'
import { ImageDialog } from '#ui/pictures/image-dialog.tsx'
import { type Category, IMAGE_RATIO } from '../../rules.ts'
import { galleryScope } from '../rules.ts'
import { useGallery } from './use-gallery.ts'

type Props = Omit<ComponentProps<typeof ImageDialog>, 'gallery'> & { category: Category }

/**
 * The image handler dialog of a template: the built-in pictures of its category, or an uploaded one, cropped to the
 * ratio given, else 856 by 540 for Membership, else square. Load it lazily.
 */
export function TemplateImageDialog({ category, aspect, ...props }: Props) {
  const gallery = useGallery(galleryScope(category))
  return <ImageDialog {...props} aspect={aspect ?? IMAGE_RATIO[category]} gallery={gallery} />
}
