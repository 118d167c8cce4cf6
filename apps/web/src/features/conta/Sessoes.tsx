import type { Sessao } from '@balcao/contract/acesso/conta'
import { formatarInstante } from '@balcao/contract/valores/data'
import { Badge, Button, Text } from '@mantine/core'
import { useSuspenseQuery } from '@tanstack/react-query'
import { configuracao } from '#configuracao.ts'
import { preencher } from '#textos/preencher.ts'
import { Secao } from '#ui/Secao.tsx'
import { toast } from '#ui/toast.tsx'
import classes from './ContaPage.module.css'
import { sessoesDaConta, useEncerrarOutras, useEncerrarSessao } from './conta.data.ts'
import { textos as t } from './conta.textos.ts'

const quando = (instante: string) => formatarInstante(instante, configuracao.fuso_horario)

function LinhaDaSessao({ sessao }: { sessao: Sessao }) {
  const encerrar = useEncerrarSessao()
  return (
    <li className={classes.sessao}>
      <div>
        <Text size="sm" fw={500}>
          {sessao.dispositivo}
        </Text>
        <Text size="xs" c="dimmed">
          {sessao.ip} · {preencher(t.usadaEm, quando(sessao.usada_em))},{' '}
          {preencher(t.abertaEm, quando(sessao.criada_em))}
        </Text>
      </div>
      {sessao.atual ? (
        <Badge color="success" variant="light" tt="none" flex="none">
          {t.estaSessao}
        </Badge>
      ) : (
        <Button
          size="xs"
          variant="default"
          flex="none"
          aria-label={preencher(t.encerrarRotulo, sessao.dispositivo)}
          loading={encerrar.isPending}
          onClick={() => encerrar.mutate(sessao.id, { onSuccess: () => toast.sucesso(t.sessaoEncerrada) })}
        >
          {t.encerrar}
        </Button>
      )}
    </li>
  )
}

export function Sessoes() {
  const { data: sessoes } = useSuspenseQuery(sessoesDaConta)
  const encerrarOutras = useEncerrarOutras()
  const acao = (
    <Button
      size="xs"
      variant="default"
      loading={encerrarOutras.isPending}
      onClick={() => encerrarOutras.mutate(undefined, { onSuccess: () => toast.sucesso(t.outrasEncerradas) })}
    >
      {t.encerrarOutras}
    </Button>
  )
  return (
    <Secao titulo={t.sessoes} texto={t.sessoesTexto} acao={sessoes.length > 1 && acao}>
      <ul className={classes.lista}>
        {sessoes.map((sessao) => (
          <LinhaDaSessao key={sessao.id} sessao={sessao} />
        ))}
      </ul>
    </Secao>
  )
}
