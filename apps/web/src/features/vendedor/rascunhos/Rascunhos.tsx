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

export function Rascunhos({ fonte, mostrados, procurando }: RascunhosProps) {
  const nomeDoPlano = useNomeDoPlano()
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
          {mostrados.map((rascunho) => (
            <CartaoDoRascunho
              key={rascunho.id}
              rascunho={rascunho}
              plano={rascunho.dados.plano_id ? nomeDoPlano(rascunho.dados.plano_id) : null}
              usuario={fonte.usuario}
            />
          ))}
        </ul>
      )}
    </Grupo>
  )
}
