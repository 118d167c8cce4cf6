import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { PaginaCabecalho } from '#ui/PaginaCabecalho.tsx'
import { useFocoAoTrocar } from '#ui/useFocoAoTrocar.ts'
import { EnvioDoArquivo } from './arquivo/EnvioDoArquivo.tsx'
import { EmAndamento } from './EmAndamento.tsx'
import { Etapas } from './Etapas.tsx'
import { etapaDe } from './etapa.ts'
import { ImportacaoAberta } from './ImportacaoAberta.tsx'
import { ImportacoesAnteriores } from './ImportacoesAnteriores.tsx'
import classes from './Importar.module.css'
import { importacoes } from './importacao.data.ts'
import { textos } from './importacao.textos.ts'

const rota = getRouteApi('/_app/admin/cliente/importar')

export function ImportarPage() {
  const { importacao: id, cursor } = rota.useSearch()
  const navegar = rota.useNavigate()
  const consulta = useQuery({ ...importacoes.obter(id ?? ''), enabled: id !== undefined })
  const etapa = id ? consulta.data && etapaDe(consulta.data) : 1
  const lugar = useFocoAoTrocar<HTMLElement>(etapa)
  const abrir = (importacao?: string) => void navegar({ search: { importacao } })

  return (
    <>
      <PaginaCabecalho titulo={textos.titulo} />
      <Etapas atual={etapa ?? 0} />
      <section
        ref={lugar}
        aria-label={etapa && textos.etapa(etapa, textos.etapas[etapa - 1] ?? '')}
        tabIndex={-1}
        className={classes.etapa}
      >
        {id ? (
          <ImportacaoAberta key={id} consulta={consulta} aoRecomecar={() => abrir()} />
        ) : (
          <>
            <EmAndamento />
            <EnvioDoArquivo aoChegar={(enviada) => abrir(enviada.id)} />
          </>
        )}
      </section>
      <ImportacoesAnteriores
        cursor={cursor}
        aoPaginar={(cursor) => navegar({ search: (atual) => ({ ...atual, cursor }), resetScroll: false })}
      />
    </>
  )
}
