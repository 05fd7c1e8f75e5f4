import { BackLink } from '#ui/buttons/back-link.tsx'
import { useQueryCall } from '#ui/calls/use-call.ts'
import { useTexts } from '#ui/words/language.tsx'
import { getTemplate } from '../contract.ts'
import { categoryWords } from '../texts.ts'

/** From a page about one template back to it, in the list of its category. */
export function BackToTemplate({ templateId }: { templateId: string }) {
  const categoryTexts = useTexts(categoryWords)
  const { data } = useQueryCall(getTemplate, { templateId }, { quiet: true })
  const category = data?.data.badgeCategory
  return (
    <BackLink href={category ? `/templates/${category}?hash=${data.hash}` : '/'}>
      {category && categoryTexts[category]()}
    </BackLink>
  )
}
