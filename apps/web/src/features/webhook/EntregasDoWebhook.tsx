import type { Webhook } from '@balcao/contract/provedor/webhook'
import { type SituacaoDeEntrega, situacoesDeEntrega } from '@balcao/contract/provedor/webhook-filtro'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { useState } from 'react'
import { usePode } from '#habilidade.ts'
import { BotaoComMotivo } from '#ui/BotaoComMotivo.tsx'
import { type Fila, Filas } from '#ui/lista/Filas.tsx'
import { Secao } from '#ui/Secao.tsx'
import { Tabela } from '#ui/tabela/Tabela.tsx'
import { toast } from '#ui/toast.tsx'
import { Vazio } from '#ui/Vazio.tsx'
import { EntregaAberta } from './EntregaAberta.tsx'
import { colunasDeEntrega } from './entregas.colunas.tsx'
import { ReenviarFalhas } from './ReenviarFalhas.tsx'
import classes from './Webhook.module.css'
import { entregas, useTestar } from './webhook.data.ts'
import { textosDasEntregas as t } from './webhook.textos.ts'

const rota = getRouteApi('/_app/admin/configuracao/webhook/$id')

const fila = (nome: string, situacao?: SituacaoDeEntrega): Fila => ({
  nome,
  link: (props) => <Link to="." search={situacao ? { situacao } : {}} resetScroll={false} {...props} />,
})
const filas = [fila(t.todas), ...situacoesDeEntrega.map((situacao) => fila(t.situacoes[situacao], situacao))]

/** The log. What is open and which part of it is shown is in the address. */
export function EntregasDoWebhook({ webhook }: { webhook: Webhook }) {
  const { situacao, cursor, entrega } = rota.useSearch()
  const navegar = rota.useNavigate()
  const consulta = useQuery(entregas.listar(webhook.id, { situacao, cursor }))
  return (
    <Secao titulo={t.titulo} texto={t.texto} acao={<Acoes webhook={webhook} />}>
      <Filas filas={filas} atual={situacao} />
      <Tabela
        rotulo={t.lista}
        colunas={colunasDeEntrega}
        chaveDaLinha={({ id }) => id}
        pagina={consulta.data}
        atualizando={consulta.isFetching && (!consulta.data || consulta.isPlaceholderData)}
        erro={consulta.error}
        aoTentarDeNovo={() => consulta.refetch()}
        link={({ id }, props) => (
          <Link to="." search={(atual) => ({ ...atual, entrega: id })} resetScroll={false} {...props} />
        )}
        aoPaginar={(novo) =>
          void navegar({ search: (atual) => ({ ...atual, cursor: novo }), resetScroll: false })
        }
        linhasEsperadas={3}
        curta
        vazio={<Vazio icone="tabler:send" texto={situacao ? t.nadaAqui : t.nenhuma} />}
      />
      {entrega && (
        <EntregaAberta
          key={entrega}
          id={entrega}
          ligado={webhook.ativo}
          aoFechar={() => void navegar({ search: ({ entrega: _, ...resto }) => resto, resetScroll: false })}
        />
      )}
    </Secao>
  )
}

function Acoes({ webhook }: { webhook: Webhook }) {
  const semEditar = usePode('EDITAR.WEBHOOK') ? null : t.semEditar
  const testar = useTestar(webhook.id)
  const [reenviando, setReenviando] = useState(false)
  const enviarTeste = () =>
    testar.mutate(undefined, {
      onSuccess: ({ falha }) => (falha ? toast.erro(t.testeFalhou(falha)) : toast.sucesso(t.testeEntregue)),
    })
  return (
    <div className={classes.acoes}>
      <BotaoComMotivo
        variant="default"
        motivo={semEditar ?? (webhook.ativo ? null : t.desligado)}
        onClick={() => setReenviando(true)}
      >
        {t.reenviarFalhas}
      </BotaoComMotivo>
      <BotaoComMotivo variant="default" motivo={semEditar} loading={testar.isPending} onClick={enviarTeste}>
        {t.teste}
      </BotaoComMotivo>
      {reenviando && <ReenviarFalhas id={webhook.id} aoFechar={() => setReenviando(false)} />}
    </div>
  )
}
