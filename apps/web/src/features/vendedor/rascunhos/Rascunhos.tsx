import { Button } from '@mantine/core'
import { useState } from 'react'
import { ErroNaTela } from '#ui/ErroNaTela.tsx'
import { Grupo, GrupoCarregando, SemRede } from '../Grupo.tsx'
import classes from '../Vendedor.module.css'
import { textos } from '../vendedor.textos.ts'
import { CartaoDoRascunho } from './CartaoDoRascunho.tsx'
import type { RascunhoNaLista } from './juntar.ts'
import { useNomeDoPlano } from './useNomeDoPlano.ts'
import type { useRascunhos } from './useRascunhos.ts'

const t = textos.rascunhos

type RascunhosProps = {
  fonte: ReturnType<typeof useRascunhos>
  mostrados: readonly RascunhoNaLista[]
  /** While searching, an empty group says nothing. */
  procurando: boolean
}

/** More than anybody has in hand, and few enough for a slow phone. The last saved come first. */
const POR_VEZ = 20

export function Rascunhos({ fonte, mostrados, procurando }: RascunhosProps) {
  const nomeDoPlano = useNomeDoPlano()
  const [quantos, setQuantos] = useState(POR_VEZ)
  if (procurando && mostrados.length === 0) return null
  return (
    <Grupo titulo={t.titulo}>
      {fonte.semAparelho && <ErroNaTela mensagem={t.semAparelho} />}
      {fonte.semServidor && <SemRede texto={t.semServidor} aoTentarDeNovo={fonte.tentarDeNovo} />}
      {fonte.carregando ? (
        <GrupoCarregando />
      ) : mostrados.length === 0 ? (
        <p className={classes.vazio}>{t.vazio}</p>
      ) : (
        <ul className={classes.lista}>
          {mostrados.slice(0, quantos).map((rascunho) => (
            <CartaoDoRascunho
              key={rascunho.id}
              rascunho={rascunho}
              plano={rascunho.dados.plano_id ? nomeDoPlano(rascunho.dados.plano_id) : null}
              usuario={fonte.usuario}
            />
          ))}
        </ul>
      )}
      {!fonte.carregando && mostrados.length > quantos && (
        <Button variant="default" mih={44} onClick={() => setQuantos(quantos + POR_VEZ)}>
          {textos.mostrarMais}
        </Button>
      )}
    </Grupo>
  )
}
