import type { EntregaAberta as Aberta } from '@balcao/contract/provedor/webhook'
import { descricaoDoEvento } from '@balcao/contract/provedor/webhook-eventos'
import { Button, Group, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { usePode } from '#habilidade.ts'
import { textoDoErro } from '#http/erro.ts'
import { BotaoComMotivo } from '#ui/BotaoComMotivo.tsx'
import { Carregando } from '#ui/Carregando.tsx'
import { DadosEmLista } from '#ui/DadosEmLista.tsx'
import { Dialogo } from '#ui/Dialogo.tsx'
import { ErroNaTela } from '#ui/ErroNaTela.tsx'
import { quando } from '#ui/quando.ts'
import { toast } from '#ui/toast.tsx'
import { respostaDa, SituacaoDaEntrega } from './entregas.colunas.tsx'
import classes from './Webhook.module.css'
import { entregas, useReenviar } from './webhook.data.ts'
import { textosDasEntregas as t } from './webhook.textos.ts'

const c = t.colunas

type EntregaAbertaProps = { id: string; ligado: boolean; aoFechar: () => void }

/** One delivery in full: what was sent, and what came back. */
export function EntregaAberta({ id, ligado, aoFechar }: EntregaAbertaProps) {
  const { data, error, refetch } = useQuery(entregas.obter(id))
  const podeEditar = usePode('EDITAR.WEBHOOK')
  const reenviar = useReenviar(id)
  const semEditar = podeEditar ? null : t.semEditar
  return (
    <Dialogo titulo={data?.evento ?? t.aberta} aoFechar={aoFechar}>
      {error && <ErroNaTela mensagem={textoDoErro(error)} aoTentarDeNovo={() => void refetch()} />}
      {data ? <Detalhes entrega={data} /> : !error && <Carregando linhas={6} />}
      {reenviar.error && <ErroNaTela mensagem={textoDoErro(reenviar.error)} />}
      <Group justify="flex-end" mt="lg" gap="xs">
        <Button variant="default" onClick={aoFechar} data-autofocus>
          {t.fechar}
        </Button>
        <BotaoComMotivo
          motivo={semEditar ?? (ligado ? null : t.desligado)}
          loading={reenviar.isPending}
          onClick={() =>
            reenviar.mutate(undefined, {
              onSuccess: () => {
                toast.sucesso(t.reenviada)
                aoFechar()
              },
            })
          }
        >
          {t.reenviar}
        </BotaoComMotivo>
      </Group>
    </Dialogo>
  )
}

/** As people read it. What is not JSON is shown as it is. */
const legivel = (texto: string) => {
  try {
    return JSON.stringify(JSON.parse(texto), null, 2)
  } catch {
    return texto
  }
}

function Detalhes({ entrega }: { entrega: Aberta }) {
  const { corpo, resposta, tentada_em, proxima_em, duracao_ms } = entrega
  return (
    <>
      <Text size="sm" mb="sm">
        {descricaoDoEvento(entrega.evento).replaceAll('`', '')}
      </Text>
      <DadosEmLista
        dados={[
          [c.situacao, <SituacaoDaEntrega key="situacao" situacao={entrega.situacao} />],
          [c.criado, quando(entrega.criado_em)],
          [c.tentativas, String(entrega.tentativas)],
          [c.tentada, tentada_em && quando(tentada_em)],
          [c.proxima, proxima_em && quando(proxima_em)],
          [c.status, respostaDa(entrega)],
          [c.falha, entrega.falha],
          [t.duracao, duracao_ms !== null && t.ms(duracao_ms)],
          [t.numero, entrega.id],
        ]}
      />
      <Bloco titulo={t.corpo} texto={legivel(corpo)} />
      {resposta === '' && <p className={classes.vazio}>{t.respostaVazia}</p>}
      {resposta && <Bloco titulo={t.resposta} texto={legivel(resposta)} />}
    </>
  )
}

function Bloco({ titulo, texto }: { titulo: string; texto: string }) {
  return (
    <section className={classes.bloco} aria-label={titulo}>
      <h3>{titulo}</h3>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by the keyboard */}
      <pre tabIndex={0}>{texto}</pre>
    </section>
  )
}
