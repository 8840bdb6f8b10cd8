import { isBlank } from '@compute-mall/core/codec'
import { type AccessToken, MAX_TOKEN_NAME, TokenScope } from '@compute-mall/core/identity'
import { formatInstant } from '@compute-mall/core/time'
import { type Column, DataTable } from '@compute-mall/ui/desk/table'
import { Stack, Text } from '@compute-mall/ui/layout'
import { Button, Card, CopyText, Dialog, RadioGroup, TextField } from '@compute-mall/ui/parts'
import { useLanguage } from '@compute-mall/ui/text'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as css from './settings.css.ts'

interface TokensCardProps {
  readonly view: {
    readonly tokens: readonly AccessToken[]
    /** Of a token that was just made. */
    readonly secret: string | null
    readonly busy: boolean
  }
  readonly commands: {
    readonly createToken: (name: string, scope: TokenScope) => void
    readonly revokeToken: (tokenId: string) => void
    readonly closeSecret: () => void
  }
}

/** The tokens by which scripts call; a secret is shown once. */
export const TokensCard = ({ view: { tokens, secret, busy }, commands }: TokensCardProps) => {
  const { t } = useTranslation('settings')
  const [creating, setCreating] = useState(false)
  const [revoking, setRevoking] = useState<AccessToken | null>(null)
  const columns = useColumns()
  return (
    <Card
      title={t('tokens')}
      actions={
        <Button size="small" onClick={() => setCreating(true)}>
          {t('create')}
        </Button>
      }
    >
      <Stack>
        <Text tone="soft">{t('tokensHint')}</Text>
        {tokens.length === 0 ? (
          <Text>{t('noTokens')}</Text>
        ) : (
          <DataTable
            caption={t('tokens')}
            columns={columns}
            rows={tokens}
            rowKey={({ tokenId }) => tokenId}
            rowName={({ name }) => name}
            actions={(token) => [
              { key: 'revoke', label: t('revoke'), danger: true, onPress: () => setRevoking(token) },
            ]}
          />
        )}
      </Stack>
      {creating && (
        <CreateDialog
          busy={busy}
          onClose={() => setCreating(false)}
          onCreate={(name, scope) => {
            setCreating(false)
            commands.createToken(name, scope)
          }}
        />
      )}
      <SecretDialog secret={secret} onClose={commands.closeSecret} />
      <RevokeDialog
        token={revoking}
        onKeep={() => setRevoking(null)}
        onRevoke={(tokenId) => {
          setRevoking(null)
          commands.revokeToken(tokenId)
        }}
      />
    </Card>
  )
}

const useColumns = (): readonly Column<AccessToken>[] => {
  const { t } = useTranslation('settings')
  const { language } = useLanguage()
  return [
    { key: 'name', header: t('name'), card: 'title', render: ({ name }) => name },
    { key: 'scope', header: t('scope'), nowrap: true, render: ({ scope }) => t(`scope.${scope}`) },
    { key: 'ending', header: t('ending'), nowrap: true, render: ({ ending }) => <code>…{ending}</code> },
    {
      key: 'createTime',
      header: t('createTime'),
      nowrap: true,
      render: ({ createTime }) => formatInstant(createTime, language),
    },
    {
      key: 'lastUseTime',
      header: t('lastUseTime'),
      nowrap: true,
      render: ({ lastUseTime }) =>
        lastUseTime === null ? t('neverUsed') : formatInstant(lastUseTime, language),
    },
  ]
}

interface CreateDialogProps {
  readonly busy: boolean
  readonly onClose: () => void
  readonly onCreate: (name: string, scope: TokenScope) => void
}

const CreateDialog = ({ busy, onClose, onCreate }: CreateDialogProps) => {
  const { t } = useTranslation('settings')
  const [name, setName] = useState('')
  const [scope, setScope] = useState<TokenScope>('read')
  const [isTried, setTried] = useState(false)
  const isMissing = isBlank(name)
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('create')}
      footer={
        <>
          <Button onClick={onClose}>{t('keep')}</Button>
          <Button
            variant="primary"
            busy={busy}
            onClick={() => {
              setTried(true)
              if (!isMissing) onCreate(name.trim(), scope)
            }}
          >
            {t('create')}
          </Button>
        </>
      }
    >
      <Stack>
        <TextField
          label={t('name')}
          hint={t('nameHint')}
          required
          maxLength={MAX_TOKEN_NAME}
          value={name}
          onChange={setName}
          error={isTried && isMissing ? t('nameMissing') : undefined}
        />
        <RadioGroup
          legend={t('scope')}
          options={TokenScope.values.map((value) => ({
            value,
            label: t(`scope.${value}`),
            description: t(`scopeHint.${value}`),
          }))}
          value={scope}
          onChange={setScope}
        />
      </Stack>
    </Dialog>
  )
}

interface SecretDialogProps {
  readonly secret: string | null
  readonly onClose: () => void
}

const SecretDialog = ({ secret, onClose }: SecretDialogProps) => {
  const { t } = useTranslation('settings')
  return (
    <Dialog
      open={secret !== null}
      onClose={onClose}
      title={t('createdTitle')}
      footer={
        <Button variant="primary" onClick={onClose}>
          {t('saved')}
        </Button>
      }
    >
      <Stack>
        <p role="status">{t('createdHint')}</p>
        {secret !== null && (
          <CopyText text={secret} name={t('secret')}>
            <code className={css.secret}>{secret}</code>
          </CopyText>
        )}
      </Stack>
    </Dialog>
  )
}

interface RevokeDialogProps {
  readonly token: AccessToken | null
  readonly onKeep: () => void
  readonly onRevoke: (tokenId: string) => void
}

const RevokeDialog = ({ token, onKeep, onRevoke }: RevokeDialogProps) => {
  const { t } = useTranslation('settings')
  return (
    <Dialog
      open={token !== null}
      onClose={onKeep}
      title={t('revokeTitle')}
      footer={
        <>
          <Button onClick={onKeep}>{t('keep')}</Button>
          <Button variant="danger" onClick={() => token !== null && onRevoke(token.tokenId)}>
            {t('revoke')}
          </Button>
        </>
      }
    >
      <p>{t('revokeQuestion', { name: token?.name ?? '' })}</p>
    </Dialog>
  )
}
