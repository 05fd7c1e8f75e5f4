import { isHex } from '#base/colors.ts'
import { CARD_SHAPES, type CardSpec, DEFAULT_THEMES } from '#card/card-spec.ts'
import { examplePicture } from '#card/example-pictures.ts'
import { FlatCard } from '#card/flat-card.tsx'
import { Row } from '#ui/layout/row.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Text } from '#ui/layout/text.tsx'
import { useLanguage, useTexts } from '#ui/words/language.tsx'
import { wizardScreen } from '../texts.ts'
import { CommunityPicture } from './community-picture.tsx'
import type { Draft } from './wizard-draft.ts'
import styles from './wizard-preview.module.css'

/** The community as people will see it, with placeholder lines for missing parts; on phones a strip above the fields. */
export function WizardPreview({ fields, picture }: Pick<Draft, 'fields' | 'picture'>) {
  const wizardScreenTexts = useTexts(wizardScreen)
  const { language } = useLanguage()
  const color = isHex(fields.bannerColor) ? fields.bannerColor : '#FFFFFF'
  const name = fields.name.trim()
  const about = fields.description.trim()
  const card: CardSpec = {
    ...DEFAULT_THEMES.basic,
    category: 'basic',
    language,
    title: wizardScreenTexts.previewTitle(),
    subtitle: wizardScreenTexts.previewValidity(),
    issuerName: name || wizardScreenTexts.previewName(),
    issuerImage: picture,
    image: examplePicture('mountains'),
    effect: 'glare',
    isLogoBack: true,
    shape: CARD_SHAPES[0],
  }
  return (
    <aside className={styles.preview} aria-label={wizardScreenTexts.previewCaption()}>
      <div className={styles.card}>
        <div className={styles.banner} style={{ backgroundColor: color }}>
          <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden>
            <path d="M0 100 50 35 100 100Z" />
          </svg>
        </div>
        <div className={styles.body}>
          <CommunityPicture picture={picture} size={104} />
          <p className={styles.name} data-empty={name === '' || undefined}>
            {name || wizardScreenTexts.previewName()}
          </p>
          <Text above="xs" tone="ink2" breaks className={styles.about}>
            {about || wizardScreenTexts.previewText()}
          </Text>
          {about === '' ? (
            <Stack above="m" gap="s" className={styles.toCome} aria-hidden>
              <span />
              <span />
            </Stack>
          ) : (
            <Row as="ul" above="m" gap="s" align="stretch" wrap className={styles.tags}>
              {fields.tags.map((tag) => (
                <Text as="li" padBlock="xs" padInline="s" round="s" ground="plinth" type="small" tone="ink2" key={tag}>
                  {tag}
                </Text>
              ))}
            </Row>
          )}
          <Row pad="l" round="l" ground="sunken" above="xl" gap="l" className={styles.badge}>
            <FlatCard spec={card} width={88} />
            <div>
              <span className="bz-caption">{wizardScreenTexts.previewBadge()}</span>
              <b>{wizardScreenTexts.previewTitle()}</b>
              <span className="bz-small">{wizardScreenTexts.previewNote()}</span>
            </div>
          </Row>
        </div>
      </div>
      <Text above="l" tone="ink2" centered className={styles.caption}>
        {wizardScreenTexts.previewCaption()}
      </Text>
    </aside>
  )
}
