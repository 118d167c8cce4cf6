import { formatarData } from '@balcao/contract/valores/data'
import { formatarDinheiro } from '@balcao/contract/valores/dinheiro'
import { eventosDeContrato } from '@balcao/contract/vendas/contrato-evento'
import type { Contrato, MesDoContrato } from '@balcao/contract/vendas/contrato-visto'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { textoDoErro } from '#http/erro.ts'
import { LinhasDaFatura } from '#partes/oferta/LinhasDaFatura.tsx'
import { ErroNaTela } from '#ui/ErroNaTela.tsx'
import { mesEAno } from '#ui/mesEAno.ts'
import { Secao } from '#ui/Secao.tsx'
import { CobradoNaVenda } from './boletos/CobradoNaVenda.tsx'
import classes from './Contrato.module.css'
import { mesesAnteriores } from './contrato.data.ts'
import { textos } from './contrato.textos.ts'

const t = textos.meses

/** What is paid, from this month on; a click brings the months before. */
export function MesesDoContrato({ contrato }: { contrato: Contrato }) {
  const { id, meses, mes_atual } = contrato
  const [todos, setTodos] = useState(false)
  const acabou = contrato.situacao === 'CANCELADO'
  const passados = (mes_atual ?? 1) - 1
  const { data, error, refetch } = useQuery({ ...mesesAnteriores(id), enabled: todos })
  const visiveis = todos && data ? [...data.itens, ...meses] : meses
  const parados = comecoDosParados(visiveis, mes_atual)
  return (
    <Secao
      titulo={acabou ? t.tituloDoFim : t.titulo}
      texto={t.texto}
      acao={
        passados > 0 && (
          <Button
            variant="default"
            size="compact-sm"
            aria-expanded={todos}
            loading={todos && !data && !error}
            onClick={() => setTodos(!todos)}
          >
            {todos ? t.esconder : t.anteriores(passados)}
          </Button>
        )
      }
    >
      {todos && !data && error && (
        <ErroNaTela mensagem={textoDoErro(error)} aoTentarDeNovo={() => void refetch()} />
      )}
      <table className={classes.meses}>
        <thead>
          <tr>
            <th scope="col">{t.mes}</th>
            <th scope="col">{t.valor}</th>
          </tr>
        </thead>
        <tbody>
          {visiveis.slice(0, parados).map((mes) => (
            <Mes key={mes.numero} mes={mes} contrato={contrato} />
          ))}
          {visiveis[parados] && <SemNadaAPagar mes={visiveis[parados]} contrato={contrato} />}
        </tbody>
      </table>
    </Secao>
  )
}

function Mes({ mes, contrato }: { mes: MesDoContrato; contrato: Contrato }) {
  const { numero, competencia, linhas, total } = mes
  // Of a contract that is over, it is the last one.
  const atual = numero === contrato.mes_atual && contrato.situacao !== 'CANCELADO'
  const nome = t.nome(numero, mesEAno(competencia))
  return (
    <tr aria-current={atual || undefined}>
      <th scope="row" aria-label={nome}>
        <details>
          <summary>
            {nome} {atual && <span className={classes.selo}>{t.atual}</span>}
          </summary>
          <LinhasDaFatura rotulo={nome} fatura={{ linhas, total }} />
        </details>
        {marcas(mes, contrato).map((marca) => (
          <small key={marca}>{marca}</small>
        ))}
        {numero === 1 && <CobradoNaVenda venda={contrato.venda} primeiro={mes} />}
      </th>
      <td>{formatarDinheiro(total)}</td>
    </tr>
  )
}

/** Where the last months begin, after this one, in which the service is suspended on every day. */
const comecoDosParados = (meses: readonly MesDoContrato[], mes_atual: number | null) =>
  meses.findLastIndex(({ numero, dias }) => numero === mes_atual || dias?.cobrados !== 0) + 1

function SemNadaAPagar({ mes, contrato }: { mes: MesDoContrato; contrato: Contrato }) {
  const suspensao = contrato.eventos.find(({ id, tipo }) => tipo === 'SUSPENSAO' && mes.eventos.includes(id))
  return (
    <tr>
      <th scope="row">
        {t.emDiante(t.nome(mes.numero, mesEAno(mes.competencia)))}
        {suspensao && (
          <small>
            {t.ateReativar(t.mudado(eventosDeContrato.SUSPENSAO.nome, formatarData(suspensao.dia)))}
          </small>
        )}
      </th>
      <td>{formatarDinheiro(mes.total)}</td>
    </tr>
  )
}

/** Why this month is not what the sale froze. */
const marcas = ({ origem, eventos, dias }: MesDoContrato, contrato: Contrato) => [
  ...contrato.eventos
    .filter(({ id }) => eventos.includes(id))
    .map(({ tipo, dia }) => t.mudado(eventosDeContrato[tipo].nome, formatarData(dia))),
  ...(dias ? [t.dias(dias.cobrados, dias.de)] : []),
  ...(origem === 'REGULAR' ? [t.regular] : []),
]
