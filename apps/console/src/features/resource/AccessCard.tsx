import { type AccessValue, filledCommand } from '@compute-mall/core/provision'
import { Stack, Text } from '@compute-mall/ui/layout'
import { Button, Card, CopyText, DescriptionList } from '@compute-mall/ui/parts'
import { useLanguage } from '@compute-mall/ui/text'
import { useTranslation } from 'react-i18next'
import * as css from './resource.css.ts'

export interface AccessCardProps {
  readonly view: {
    readonly isOwn: boolean
    readonly access: readonly AccessValue[]
    /** The secrets by their keys, once they were asked for. */
    readonly secrets: ReadonlyMap<string, string> | null
    readonly revealing: boolean
  }
  readonly commands: { readonly reveal: () => void; readonly hide: () => void }
}

const NONE: ReadonlyMap<string, string> = new Map()

/** How a resource is used: values to copy, secrets that are shown when asked for, and ready commands. */
export const AccessCard = ({ view, commands }: AccessCardProps) => {
  const { t } = useTranslation('provision')
  const { inLanguage } = useLanguage()
  const { isOwn, access, secrets, revealing } = view
  const values = access.filter(({ kind }) => kind !== 'command')
  const ready = access.filter(({ kind }) => kind === 'command')
  const hasSecrets = values.some(({ kind }) => kind === 'secret')
  if (access.length === 0)
    return (
      <Card title={t('access')}>
        <Text tone="soft">{t(isOwn ? 'noAccess' : 'groupAccess')}</Text>
      </Card>
    )
  return (
    <Card
      title={t('access')}
      actions={
        hasSecrets &&
        (secrets === null ? (
          <Button size="small" busy={revealing} onClick={commands.reveal}>
            {t('reveal')}
          </Button>
        ) : (
          <Button size="small" onClick={commands.hide}>
            {t('hide')}
          </Button>
        ))
      }
    >
      <Stack>
        <DescriptionList
          columns={2}
          items={values.map((value) => ({
            name: inLanguage(value.name),
            value: <Value access={value} secrets={secrets ?? NONE} />,
          }))}
        />
        {hasSecrets && (
          <Text size="caption" tone="soft">
            {t('revealNote')}
          </Text>
        )}
        {ready.map((value) => (
          <Command key={value.key} access={value} secrets={secrets ?? NONE} />
        ))}
        {ready.some(({ value }) => value?.includes('{{') === true) && secrets === null && (
          <Text size="caption" tone="soft">
            {t('revealToCopy')}
          </Text>
        )}
      </Stack>
    </Card>
  )
}

interface ValueProps {
  readonly access: AccessValue
  readonly secrets: ReadonlyMap<string, string>
}

const Value = ({ access: { key, name, value }, secrets }: ValueProps) => {
  const { t } = useTranslation('provision')
  const { inLanguage } = useLanguage()
  const text = value ?? secrets.get(key)
  if (text === undefined) return <span className={css.hidden}>•••••• {t('secretHidden')}</span>
  return <CopyText text={text} name={inLanguage(name)} />
}

const Command = ({ access: { name, value }, secrets }: ValueProps) => {
  const { inLanguage } = useLanguage()
  const text = filledCommand(value ?? '', secrets)
  return (
    <Stack gap={1}>
      <Text weight="medium">{inLanguage(name)}</Text>
      <CopyText text={text} name={inLanguage(name)}>
        <code className={css.command}>{text}</code>
      </CopyText>
    </Stack>
  )
}
