import type { AtendimentoResumo } from '@balcao/contract/posvenda/atendimento'
import { nomesDasSituacoesDeAtendimento } from '@balcao/contract/posvenda/atendimento-nomes'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { usePode } from '#habilidade.ts'
import { textoDoErro } from '#http/erro.ts'
import { textos as doAtendimento, rotulos } from '#partes/atendimento/atendimento.textos.ts'
import { Prazo } from '#partes/atendimento/Prazo.tsx'
import { tonsDoAtendimento } from '#partes/atendimento/tons.ts'
import { Carregando } from '#ui/Carregando.tsx'
import { ErroNaTela } from '#ui/ErroNaTela.tsx'
import classes from '#ui/Linhas.module.css'
import { Secao } from '#ui/Secao.tsx'
import { Situacao } from '#ui/Situacao.tsx'
import { useAgora } from '#ui/useAgora.ts'
import { atendimentosDoCliente } from './atendimentos-do-cliente.data.ts'
import { textos } from './secoes.textos.ts'

/** What the client waits for, the late ones first. */
export function AtendimentosDoCliente({ id }: { id: string }) {
  return usePode('LISTAR.ATENDIMENTO') ? <Atendimentos id={id} /> : null
}

function Atendimentos({ id }: { id: string }) {
  const { data, error, refetch } = useQuery(atendimentosDoCliente(id))
  const agora = useAgora()
  return (
    <Secao
      titulo={doAtendimento.titulo}
      {...(data && { texto: textos.emAberto(data.em_aberto, data.atrasados) })}
      acao={
        <Button
          variant="default"
          size="compact-sm"
          renderRoot={(props) => <Link to="/admin/atendimento" search={{ cliente_id: id }} {...props} />}
        >
          {textos.todosOsAtendimentos}
        </Button>
      }
    >
      {error && <ErroNaTela mensagem={textoDoErro(error)} aoTentarDeNovo={() => void refetch()} />}
      {!data && !error && <Carregando linhas={2} />}
      <ul className={classes.lista}>
        {data?.itens.map((um) => (
          <UmAtendimento key={um.id} atendimento={um} agora={agora} />
        ))}
      </ul>
    </Secao>
  )
}

type UmAtendimentoProps = { atendimento: AtendimentoResumo; agora: number }

function UmAtendimento({ atendimento, agora }: UmAtendimentoProps) {
  const { id, protocolo, assunto, situacao, plano, responsavel } = atendimento
  return (
    <li>
      <div>
        <p className={classes.titulo}>
          <Link to="/admin/atendimento/$id" params={{ id }} className={classes.link}>
            {assunto}
          </Link>
          <Situacao tom={tonsDoAtendimento[situacao]}>{nomesDasSituacoesDeAtendimento[situacao]}</Situacao>
          <Prazo atendimento={atendimento} agora={agora} />
        </p>
        <p className={classes.detalhe}>
          {[
            textos.protocolo(protocolo),
            plano,
            `${rotulos.responsavel}: ${responsavel?.nome ?? doAtendimento.ninguem}`,
          ].join(' · ')}
        </p>
      </div>
    </li>
  )
}
