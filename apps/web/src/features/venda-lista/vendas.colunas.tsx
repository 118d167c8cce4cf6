import { formatarData } from '@balcao/contract/valores/data'
import { formatarDinheiro } from '@balcao/contract/valores/dinheiro'
import type { VendaNaLista } from '@balcao/contract/vendas/lista-api'
import { nomesDosTurnos } from '@balcao/contract/vendas/pagamento'
import { nomesDasSituacoes } from '@balcao/contract/vendas/situacao'
import { type VisaoDeVenda, visao } from '@balcao/contract/vendas/visao'
import { configuracao } from '#configuracao.ts'
import { tons } from '#partes/venda/tons.ts'
import { desde } from '#ui/desde.ts'
import { haQuanto } from '#ui/haQuanto.ts'
import type { NoLugar } from '#ui/lista/no-lugar.ts'
import { quando } from '#ui/quando.ts'
import { Situacao } from '#ui/Situacao.tsx'
import { Telefone } from '#ui/Telefone.tsx'
import type { Coluna } from '#ui/tabela/coluna.ts'
import { estaAtrasada, type Prazos } from './atraso.ts'
import classes from './Vendas.module.css'
import { Endereco } from './Visita.tsx'
import { rotulos, textos } from './vendas.textos.ts'

type VendaNaTela = NoLugar<VendaNaLista>
type ColunaDeVenda = Coluna<VendaNaTela>

export type Contexto = {
  fila: VisaoDeVenda | undefined
  prazos: Prazos
  agora: number
  variasEmpresas: boolean
  /** Whether the list is by the days of a mark. */
  marcada: boolean
}

/** The words first: the colour only helps to find them. */
const comAtraso = (texto: string, atrasada: boolean) =>
  atrasada ? (
    <>
      <span className={classes.atrasada}>{texto}</span> <Situacao tom="perigo">{textos.atrasada}</Situacao>
    </>
  ) : (
    texto
  )

export const colunasDeVenda = (contexto: Contexto): ColunaDeVenda[] => {
  const { fila, agora, prazos, variasEmpresas, marcada } = contexto
  const instalar = fila !== undefined && visao(fila).ateHoje === true
  const voltou = fila === 'devolvidas'
  const momento = { agora, prazos, fuso: configuracao.fuso_horario }
  const atrasada = (v: VendaNaTela) => !v.saiu && estaAtrasada(v, momento)
  const oQueInstalar: ColunaDeVenda[] = [
    {
      id: 'turno',
      titulo: rotulos.turno,
      destaque: true,
      celula: (v) =>
        atrasada(v)
          ? comAtraso(`${formatarData(v.agendamento.data).slice(0, 5)}, ${turnoDe(v).toLowerCase()}`, true)
          : turnoDe(v),
    },
    { id: 'endereco', titulo: rotulos.endereco, celula: (v) => v.visita && <Endereco visita={v.visita} /> },
    {
      id: 'telefone',
      titulo: rotulos.telefone,
      celula: ({ visita }) => visita?.telefone && <Telefone numero={visita.telefone} />,
    },
  ]
  return [
    { id: 'cliente', titulo: rotulos.cliente, parte: 26, celula: (v) => v.cliente },
    ...(instalar ? oQueInstalar : []),
    { id: 'protocolo', titulo: rotulos.protocolo, numero: true, celula: (v) => v.protocolo },
    {
      id: 'situacao',
      titulo: rotulos.situacao,
      destaque: !instalar,
      opcional: instalar,
      celula: (v) =>
        v.saiu ? (
          <Situacao tom="neutro">{textos.saiu}</Situacao>
        ) : (
          <>
            <Situacao tom={tons[v.situacao]}>{nomesDasSituacoes[v.situacao]}</Situacao>
            {v.em_maos && <small className={classes.emMaos}>{textos.emMaos(v.em_maos)}</small>}
          </>
        ),
    },
    ...(marcada
      ? [
          {
            id: 'marco_em',
            titulo: rotulos.marco_em,
            celula: (v: VendaNaTela) => v.marco_em && quando(v.marco_em),
          },
        ]
      : []),
    {
      id: 'situacao_em',
      titulo: rotulos.situacao_em,
      ordenavel: true,
      opcional: instalar || marcada,
      celula: (v) => (
        <span title={desde(v.situacao_em)}>{comAtraso(haQuanto(v.situacao_em, agora), atrasada(v))}</span>
      ),
    },
    { id: 'plano', titulo: rotulos.plano, parte: 18, celula: (v) => v.plano },
    {
      id: 'mensalidade',
      titulo: rotulos.mensalidade,
      numero: true,
      opcional: instalar || voltou || variasEmpresas,
      celula: (v) => <span title={textos.mensalidade}>{formatarDinheiro(v.mensalidade)}</span>,
    },
    // With one column more, the last one would be cut off on an ordinary screen.
    { id: 'cidade', titulo: rotulos.cidade, opcional: true, celula: (v) => v.cidade },
    { id: 'vendedor', titulo: rotulos.vendedor, parte: 14, opcional: instalar, celula: (v) => v.vendedor },
    {
      id: 'motivo',
      titulo: rotulos.motivo,
      opcional: !voltou,
      celula: (v) => v.motivo && <span className={classes.motivo}>{v.motivo}</span>,
    },
    {
      id: 'agendamento',
      // None of this queue has its day yet.
      titulo: fila === 'para_agendar' ? rotulos.pedida : rotulos.agendamento,
      opcional: fila !== 'para_agendar',
      celula: (v) => `${formatarData(v.agendamento.data)}, ${turnoDe(v).toLowerCase()}`,
    },
    { id: 'canal', titulo: rotulos.canal, opcional: true, celula: (v) => v.canal },
    {
      id: 'empresa',
      titulo: rotulos.empresa,
      parte: 14,
      opcional: !variasEmpresas || instalar || voltou,
      celula: (v) => v.empresa,
    },
    {
      id: 'criado_em',
      titulo: rotulos.criado_em,
      ordenavel: true,
      opcional: true,
      celula: (v) => quando(v.criado_em),
    },
  ]
}

const turnoDe = ({ agendamento }: VendaNaLista) => nomesDosTurnos[agendamento.turno]
