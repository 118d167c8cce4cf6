import type { TipoAnexo } from '@balcao/contract/base/anexo'
import { nomesDosAnexos } from '@balcao/contract/provedor/canal-venda'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { textoDoErro } from '#http/erro.ts'
import { Carregando } from '#ui/Carregando.tsx'
import { Dialogo } from '#ui/Dialogo.tsx'
import { ErroNaTela } from '#ui/ErroNaTela.tsx'
import { regrasDeAnexo } from './anexos.data.ts'
import { dicas, textos } from './anexos.textos.ts'
import classes from './CartaoDeAnexo.module.css'
import { Escolher } from './Escolher.tsx'
import { EstadoDoEnvio } from './EstadoDoEnvio.tsx'
import { formatosDe, type Regras } from './preparar.ts'
import { useAnexar } from './useAnexar.ts'
import { useAnexos } from './useAnexos.ts'

type TrazerAnexoProps = { vendaId: string; tipo: TipoAnexo; titulo: string; aoFechar: () => void }

/** A file for a sale that was sent already. It closes by itself once the server has the file. */
export function TrazerAnexo({ vendaId, tipo, titulo, aoFechar }: TrazerAnexoProps) {
  const { data, error, refetch } = useQuery(regrasDeAnexo())
  const { porTipo } = useAnexos(vendaId)
  const emEnvio = porTipo[tipo]?.onde === 'aparelho' ? porTipo[tipo].item : null
  const aCaminho = emEnvio?.fase === 'aguardando' || emEnvio?.fase === 'enviando'
  const [trazido, setTrazido] = useState(false)
  const chegou = trazido && !aCaminho && (emEnvio === null || emEnvio.fase === 'enviado')
  const fechar = useEffectEvent(aoFechar)
  useEffect(() => {
    if (chegou) fechar()
  }, [chegou])
  return (
    <Dialogo titulo={titulo} ocupado={aCaminho} aoFechar={aoFechar}>
      <p className={classes.dica}>{dicas[tipo]}</p>
      {emEnvio && emEnvio.fase !== 'enviado' && <EstadoDoEnvio item={emEnvio} />}
      {data && (
        <Escolha {...{ vendaId, tipo }} regras={data} ocupado={aCaminho} aoTrazer={() => setTrazido(true)} />
      )}
      {error && <ErroNaTela mensagem={textoDoErro(error)} aoTentarDeNovo={() => void refetch()} />}
      {!(data || error) && <Carregando linhas={2} />}
    </Dialogo>
  )
}

type EscolhaProps = {
  vendaId: string
  tipo: TipoAnexo
  regras: Regras
  ocupado: boolean
  aoTrazer: () => void
}

function Escolha({ vendaId, tipo, regras, ocupado, aoTrazer }: EscolhaProps) {
  const { anexar, preparando, recusa } = useAnexar({ vendaId, tipo, regras })
  const formatos = formatosDe(tipo, regras)
  const trazer = async (arquivo: File) => {
    if (await anexar(arquivo, arquivo.name)) aoTrazer()
  }
  return (
    <>
      {recusa && <ErroNaTela mensagem={recusa} />}
      <Escolher
        nome={nomesDosAnexos[tipo]}
        formatos={formatos}
        troca={false}
        ocupado={preparando || ocupado}
        aoEscolher={(arquivo) => void trazer(arquivo)}
      />
      {preparando && <p role="status">{textos.preparando}</p>}
      <p className={classes.regras}>
        {textos.aceitos(
          formatos.map(({ nome }) => nome),
          regras.mb_maximo,
        )}
      </p>
    </>
  )
}
