import type { Plano } from '@balcao/contract/catalogo/plano'
import { useQuery } from '@tanstack/react-query'
import { opcoesDeRecursos } from '#partes/recurso/recursos.opcoes.ts'
import { Icone } from '#ui/Icone.tsx'
import type { SecaoProps } from './formulario-do-plano.ts'
import { ListaEscolhida } from './ListaEscolhida.tsx'
import classes from './Plano.module.css'
import { rotulos, textos } from './plano.textos.ts'
import { SecaoDoFormulario } from './SecaoDoFormulario.tsx'

type SecaoRecursosProps = SecaoProps & { registrado: Plano | undefined }

export function SecaoRecursos({ form, travado, registrado }: SecaoRecursosProps) {
  const { data: opcoes = [] } = useQuery(opcoesDeRecursos)
  const conhecidos = new Map([...(registrado?.recursos ?? []), ...opcoes].map((r) => [r.id, r]))
  const escolhidos = form.values.recursos
  const mudar = (ids: string[]) => form.getInputProps('recursos').onChange(ids)
  return (
    <SecaoDoFormulario ancora="recursos">
      <ListaEscolhida
        form={form}
        travado={travado}
        campo="recursos"
        rotulo={rotulos.recursos}
        textoAdicionar={textos.adicionarRecurso}
        textoVazio={textos.semRecursos}
        itens={escolhidos.flatMap((id) => conhecidos.get(id) ?? [])}
        opcoes={opcoes}
        aoAdicionar={(id) => mudar([...escolhidos, id])}
        aoOrdenar={mudar}
        aoTirar={(id) => mudar(escolhidos.filter((outro) => outro !== id))}
      >
        {({ nome, icone }) => (
          <span className={classes.recurso}>
            <Icone nome={icone} />
            {nome}
          </span>
        )}
      </ListaEscolhida>
    </SecaoDoFormulario>
  )
}
