import { type SituacaoDaParte, type SituacaoDoSistema, sinais } from '@balcao/contract/provedor/situacao-api'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { textoDoErro } from '#http/erro.ts'
import { Carregando } from '#ui/Carregando.tsx'
import { ErroNaTela } from '#ui/ErroNaTela.tsx'
import { PaginaCabecalho } from '#ui/PaginaCabecalho.tsx'
import { quando } from '#ui/quando.ts'
import { Situacao } from '#ui/Situacao.tsx'
import { ParteDaSituacao, SinalDaParte } from './ParteDaSituacao.tsx'
import classes from './Situacao.module.css'
import { situacaoDoSistema } from './situacao.data.ts'
import { textos } from './situacao.textos.ts'
import { TrabalhosFalhos } from './TrabalhosFalhos.tsx'
import { TrabalhosRepetidos } from './TrabalhosRepetidos.tsx'

const gravidade = ({ sinal }: SituacaoDaParte) => sinais.indexOf(sinal)

/** How the program and everything that it depends on are, for who looks after it. */
export function SituacaoPage() {
  const { data, error, refetch, isFetching } = useQuery(situacaoDoSistema)
  const atualizar = () => void refetch()
  return (
    <>
      <PaginaCabecalho
        titulo={textos.titulo}
        acoes={
          <Button variant="default" loading={isFetching} onClick={atualizar}>
            {textos.atualizar}
          </Button>
        }
      />
      {error && <ErroNaTela mensagem={textoDoErro(error)} aoTentarDeNovo={atualizar} />}
      {data ? <Partes situacao={data} velha={error !== null} /> : !error && <Carregando linhas={6} />}
    </>
  )
}

type PartesProps = {
  situacao: SituacaoDoSistema
  /** The last look got no answer: how it is now, nobody knows. */
  velha: boolean
}

/** What needs somebody comes first. */
function Partes({ situacao: { em, partes, falhas, repetidos }, velha }: PartesProps) {
  const ordenadas = partes.toSorted((a, b) => gravidade(b) - gravidade(a))
  const pior = ordenadas[0]?.sinal ?? 'OK'
  return (
    <>
      <div role="status" className={classes.geral}>
        {velha ? <Situacao tom="neutro">{textos.semResposta}</Situacao> : <SinalDaParte sinal={pior} />}
        <strong>{velha ? textos.comoEstava(quando(em)) : textos.geral[pior]}</strong>
      </div>
      {!velha && <p className={classes.vista}>{textos.vistaEm(quando(em))}</p>}
      <div className={classes.partes}>
        {ordenadas.map((parte) => (
          <ParteDaSituacao key={parte.chave} parte={parte} />
        ))}
      </div>
      {falhas.length > 0 && <TrabalhosFalhos falhas={falhas} />}
      {repetidos.length > 0 && <TrabalhosRepetidos repetidos={repetidos} />}
    </>
  )
}
