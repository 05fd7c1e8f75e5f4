import { isHex } from '#base/colors.ts'
import { Row } from '#ui/layout/row.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Text } from '#ui/layout/text.tsx'
import { useTexts } from '#ui/words/language.tsx'
import styles from '../../studio/community-card.module.css'
import { CommunityCard } from '../../studio/community-card.tsx'
import { wizardScreen } from '../../texts.ts'
import { ExampleBadge } from './example-badge.tsx'
import type { Draft } from './wizard-draft.ts'

/** The community as people will see it, with placeholder lines for missing parts; on phones a strip above the fields. */
export function WizardPreview({ fields, picture }: Pick<Draft, 'fields' | 'picture'>) {
  const wizardScreenTexts = useTexts(wizardScreen)
  const name = fields.name.trim()
  const about = fields.description.trim()
  const shownName = name || wizardScreenTexts.previewName()
  return (
    <CommunityCard
      name={
        <Text as="span" tone={name ? undefined : 'ink3'}>
          {shownName}
        </Text>
      }
      picture={picture}
      color={isHex(fields.bannerColor) ? fields.bannerColor : '#FFFFFF'}
      caption={wizardScreenTexts.previewCaption()}
      isStrip
    >
      <Text above="xs" tone="ink2" breaks>
        {about || wizardScreenTexts.previewText()}
      </Text>
      {about === '' ? (
        <Stack above="m" gap="s" className={styles.toCome} aria-hidden>
          <span />
          <span />
        </Stack>
      ) : (
        <Row as="ul" above="m" gap="s" align="stretch" wrap>
          {fields.tags.map((tag) => (
            <Text as="li" padBlock="xs" padInline="s" round="s" ground="plinth" type="small" tone="ink2" key={tag}>
              {tag}
            </Text>
          ))}
        </Row>
      )}
      <ExampleBadge issuerName={shownName} issuerImage={picture} width={88}>
        <Text as="span" block type="caption" tone="ink3">
          {wizardScreenTexts.previewBadge()}
        </Text>
        <b>{wizardScreenTexts.previewTitle()}</b>
        <Text as="span" block above="xxs" type="small" tone="ink2">
          {wizardScreenTexts.previewNote()}
        </Text>
      </ExampleBadge>
    </CommunityCard>
  )
}
