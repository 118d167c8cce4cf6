import { Webhook } from '@balcao/contract/provedor/webhook'
import { Alert } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { usePode } from '#habilidade.ts'
import { opcoesDeEmpresas } from '#partes/empresa/empresas.opcoes.ts'
import { useEdicao } from '#ui/formulario/useEdicao.ts'
import { Icone } from '#ui/Icone.tsx'
import { quando } from '#ui/quando.ts'
import { BotaoExcluirRegistro } from '#ui/registro/BotaoExcluirRegistro.tsx'
import { PaginaDeRegistro } from '#ui/registro/PaginaDeRegistro.tsx'
import { porId } from '#ui/registro/porId.tsx'
import { CamposWebhook } from './CamposWebhook.tsx'
import { EntregasDoWebhook } from './EntregasDoWebhook.tsx'
import { SegredoDoWebhook } from './SegredoDoWebhook.tsx'
import { SituacaoDoWebhook } from './SituacaoDoWebhook.tsx'
import { webhooks } from './webhook.data.ts'
import { EsquemaDosValores, palavrasCom, type ValoresWebhook, valoresDe } from './webhook.formulario.ts'
import { textos } from './webhook.textos.ts'

export const WebhookPage = porId(webhooks.obter, EdicaoDeWebhook)

const LISTA = '/admin/configuracao/webhook'

function EdicaoDeWebhook({ registro: webhook }: { registro: Webhook }) {
  const podeEditar = usePode('EDITAR.WEBHOOK')
  const { data: empresas = [] } = useQuery(opcoesDeEmpresas)
  const edicao = useEdicao<Webhook, ValoresWebhook>({
    registro: webhook,
    valoresDe,
    esquemaDoRegistro: Webhook,
    esquemaDosValores: EsquemaDosValores,
    editar: webhooks.useEditar(webhook.id),
  })
  return (
    <PaginaDeRegistro
      titulo={webhook.nome}
      selo={<SituacaoDoWebhook webhook={webhook} />}
      acoes={
        <BotaoExcluirRegistro
          nome={webhook.nome}
          textos={textos.exclusao}
          permissao="EDITAR.WEBHOOK"
          excluir={webhooks.useExcluir(webhook.id)}
          aoExcluir={LISTA}
        />
      }
      somenteLeitura={podeEditar ? null : textos.semEditar}
      edicao={edicao}
      palavras={palavrasCom([...empresas, ...webhook.empresas, ...(edicao.conflito?.atual.empresas ?? [])])}
      historico={webhooks.historico(webhook.id)}
      aoFechar={LISTA}
      secoes={
        <>
          <SegredoDoWebhook webhook={webhook} />
          <EntregasDoWebhook webhook={webhook} />
        </>
      }
    >
      <ComoVai webhook={webhook} />
      <CamposWebhook valores={edicao.form.values} doRegistro={webhook.empresas} />
    </PaginaDeRegistro>
  )
}

/** What somebody should look at, before the fields. */
function ComoVai({ webhook: { ativo, desligado_por, falhando_desde } }: { webhook: Webhook }) {
  const aviso = !ativo && desligado_por ? textos.desligadoPor(desligado_por) : null
  const falha = ativo && falhando_desde ? textos.falhandoDesde(quando(falhando_desde)) : null
  if (!aviso && !falha) return null
  return (
    <Alert color={aviso ? 'danger' : 'warning'} icon={<Icone nome="tabler:alert-triangle" />}>
      {aviso ?? falha}
    </Alert>
  )
}
