import { formatarData } from '@balcao/contract/valores/data'
import { formatarDinheiro } from '@balcao/contract/valores/dinheiro'
import { nomesDosContratos } from '@balcao/contract/vendas/contrato'
import { eventosDeContrato } from '@balcao/contract/vendas/contrato-evento'
import type { ContratoResumo } from '@balcao/contract/vendas/contrato-opcoes'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { usePode } from '#habilidade.ts'
import { textoDoErro } from '#http/erro.ts'
import { tonsDoContrato } from '#partes/contrato/tons.ts'
import { Carregando } from '#ui/Carregando.tsx'
import { ErroNaTela } from '#ui/ErroNaTela.tsx'
import classes from '#ui/Linhas.module.css'
import { quando } from '#ui/quando.ts'
import { Secao } from '#ui/Secao.tsx'
import { Situacao } from '#ui/Situacao.tsx'
import { planosDoCliente } from './planos-do-cliente.data.ts'
import { textos } from './secoes.textos.ts'
import { textos as daVisao } from './visao.textos.ts'

/** What this person has, or had. Each is a link to its contract. */
export function PlanosDoCliente({ id }: { id: string }) {
  const { data, error, refetch } = useQuery(planosDoCliente(id))
  return (
    <Secao titulo={textos.planos}>
      {error && <ErroNaTela mensagem={textoDoErro(error)} aoTentarDeNovo={() => void refetch()} />}
      {!data && !error && <Carregando linhas={1} />}
      {data?.itens.length === 0 && <p className={classes.detalhe}>{textos.semPlanos}</p>}
      <ul className={classes.lista}>
        {data?.itens.map((contrato) => (
          <Plano key={contrato.id} clienteId={id} contrato={contrato} />
        ))}
      </ul>
    </Secao>
  )
}

function Plano({ clienteId, contrato }: { clienteId: string; contrato: ContratoResumo }) {
  const { id, plano, situacao, mensalidade, ativo_desde, cancelado_em, endereco, planejado } = contrato
  const podeAtender = [usePode('LISTAR.ATENDIMENTO'), usePode('EDITAR.ATENDIMENTO')].every(Boolean)
  const detalhes = [
    textos.porMes(formatarDinheiro(mensalidade)),
    ativo_desde && textos.desde(formatarData(ativo_desde)),
    cancelado_em && textos.canceladoEm(quando(cancelado_em)),
    endereco,
    planejado && textos.planejado(eventosDeContrato[planejado.tipo].nome, formatarData(planejado.dia)),
  ]
  return (
    <li>
      <div>
        <p className={classes.titulo}>
          <Link
            to="/admin/cliente/$id/plano/$planoId"
            params={{ id: clienteId, planoId: id }}
            className={classes.link}
          >
            {plano}
          </Link>
          <Situacao tom={tonsDoContrato[situacao]}>{nomesDosContratos[situacao]}</Situacao>
        </p>
        <p className={classes.detalhe}>{detalhes.filter(Boolean).join(' · ')}</p>
      </div>
      {podeAtender && situacao !== 'CANCELADO' && (
        <Button
          variant="default"
          size="compact-sm"
          aria-label={daVisao.atenderPlano(plano)}
          renderRoot={(props) => (
            <Link
              to="/admin/cliente/$id/plano/$planoId/atendimento"
              params={{ id: clienteId, planoId: id }}
              search={{ novo: true }}
              {...props}
            />
          )}
        >
          {daVisao.atender}
        </Button>
      )}
    </li>
  )
}
