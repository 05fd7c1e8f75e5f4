import { ArrowLeftIcon } from '@phosphor-icons/react/dist/csr/ArrowLeft'
import { PageLink } from '#ui/buttons/page-link.tsx'
import { useQueryCall } from '#ui/calls/use-call.ts'
import { useTexts } from '#ui/words/language.tsx'
import { getTemplate } from '../contract.ts'
import { categoryWords } from '../texts.ts'
import styles from './back-to-template.module.css'

/** From a page about one template back to it, in the list of its category. */
export function BackToTemplate({ templateId }: { templateId: string }) {
  const categoryTexts = useTexts(categoryWords)
  const { data } = useQueryCall(getTemplate, { templateId }, { quiet: true })
  const category = data?.data.badgeCategory
  return (
    <PageLink className={styles.back} href={category ? `/templates/${category}?hash=${data.hash}` : '/'}>
      <ArrowLeftIcon size={16} /> {category && categoryTexts[category]()}
    </PageLink>
  )
}
