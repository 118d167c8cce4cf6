import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { textoDoErro } from '#http/erro.ts'
import { ErroNaTela } from '#ui/ErroNaTela.tsx'
import { Icone } from '#ui/Icone.tsx'
import { CampoBusca } from '#ui/lista/CampoBusca.tsx'
import { erroDaBusca } from '#ui/lista/erroDaBusca.ts'
import { useUltimo } from '#ui/lista/useUltimo.ts'
import { PaginaCabecalho } from '#ui/PaginaCabecalho.tsx'
import classes from './Consulta.module.css'
import { textos } from './cliente-consulta.textos.ts'
import { consultar } from './consulta.data.ts'
import { Encontrados } from './Encontrados.tsx'
import { useFocoNoCampo } from './useFocoNoCampo.ts'

const rota = getRouteApi('/_app/cliente')

/** For a client in person or on the phone: one field, with the answer right under it. */
export function ConsultaPage() {
  const { busca = '' } = rota.useSearch()
  const navegar = rota.useNavigate()
  const campo = useFocoNoCampo()
  const { data, error, isPending, isPlaceholderData, refetch } = useQuery(consultar(busca))
  const recusada = erroDaBusca(error)
  const ultimos = useUltimo(data)
  const achados = recusada ? ultimos : data

  return (
    <div className={classes.tela}>
      <PaginaCabecalho titulo={textos.titulo} />
      <CampoBusca
        ref={campo}
        busca={busca}
        aoBuscar={(novo) => void navegar({ search: { busca: novo || undefined }, replace: true })}
        dica={textos.campo}
        aria-label={textos.campo}
        size="lg"
        inputMode="text"
        enterKeyHint="search"
        autoComplete="off"
        leftSection={<Icone nome="tabler:search" tamanho={22} />}
        error={recusada}
      />
      {error && !recusada && (
        <ErroNaTela mensagem={textoDoErro(error)} aoTentarDeNovo={() => void refetch()} />
      )}
      {busca === '' ? (
        <p className={classes.dica}>{textos.comoUsar}</p>
      ) : (
        <Encontrados busca={busca} achados={achados} procurando={isPending || isPlaceholderData} />
      )}
    </div>
  )
}
