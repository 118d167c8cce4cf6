import type { Recurso } from '@balcao/contract/catalogo/recurso'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { usePode } from '#habilidade.ts'
import { IconeDoRecurso } from '#partes/plano/IconeDoRecurso.tsx'
import { useTodasEmpresas } from '#sessao.ts'
import { Esqueleto } from '#ui/Esqueleto.tsx'
import { ListaOrdenavel } from '#ui/ordem/ListaOrdenavel.tsx'
import { textoDoTotal } from '#ui/tabela/total.ts'
import classes from './Recurso.module.css'
import { useOrdenarRecursos } from './recurso.data.ts'
import { textos } from './recurso.textos.ts'

const LINHAS_ESPERADAS = 8

type ListaDeRecursosProps = {
  /** Undefined until the first answer. */
  recursos: Recurso[] | undefined
  /** The list is incomplete. What is not visible cannot be put in order. */
  filtrada: boolean
  vazio: ReactNode
}

export function ListaDeRecursos({ recursos, filtrada, vazio }: ListaDeRecursosProps) {
  const podeEditar = usePode('EDITAR.RECURSO')
  const ordenar = useOrdenarRecursos()
  const motivo = useMotivo(filtrada, podeEditar)
  return (
    <section className={classes.quadro} aria-label={textos.titulo} aria-busy={!recursos}>
      <div className={classes.cabecalho} aria-hidden>
        <span>{textos.colunas.recurso}</span>
        <span>{textos.colunas.descricao}</span>
        <span className={classes.planos}>{textos.colunas.planos}</span>
      </div>
      {!recursos && <LinhasEsperadas />}
      {recursos?.length === 0 && vazio}
      {recursos && recursos.length > 0 && (
        <ListaOrdenavel
          rotulo={textos.titulo}
          itens={recursos}
          motivo={motivo}
          aoOrdenar={(ids) => ordenar.mutate({ vistos: recursos.map(({ id }) => id), ids })}
        >
          {(recurso) => <Linha recurso={recurso} podeEditar={podeEditar} />}
        </ListaOrdenavel>
      )}
      <footer className={classes.rodape}>{recursos && textoDoTotal(recursos.length, true)}</footer>
    </section>
  )
}

/** Why this person cannot change the order now. */
const useMotivo = (filtrada: boolean, podeEditar: boolean) => {
  const tenhoTodas = useTodasEmpresas()
  if (!podeEditar) return textos.semOrdenar
  if (!tenhoTodas) return textos.ordemDeTodas
  return filtrada ? textos.buscaImpedeOrdem : null
}

function Linha({ recurso, podeEditar }: { recurso: Recurso; podeEditar: boolean }) {
  return (
    <div className={classes.linha}>
      <span className={classes.nome}>
        <IconeDoRecurso icone={recurso.icone} cor={recurso.cor} />
        {podeEditar ? (
          <Link
            to="/admin/recurso"
            search={(atual) => ({ ...atual, editar: recurso.id })}
            resetScroll={false}
            className={classes.link ?? ''}
          >
            {recurso.nome}
          </Link>
        ) : (
          recurso.nome
        )}
      </span>
      <span className={classes.descricao}>{recurso.descricao}</span>
      <span className={classes.planos}>{textos.planos(recurso.planos)}</span>
    </div>
  )
}

const LinhasEsperadas = () =>
  Array.from({ length: LINHAS_ESPERADAS }, (_, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: identical placeholders have no other identity
    <div key={i} className={classes.espera}>
      <Esqueleto altura={14} />
    </div>
  ))
