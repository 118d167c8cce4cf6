import { schemaResolver, useForm } from '@mantine/form'
import type { UseMutationResult } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import type * as z from 'zod/mini'
import type { EnderecoDeLista } from '#navegacao/rotas-de-cadastro.ts'
import { toast } from '../toast.tsx'

type Opcoes<Registro, Valores> = {
  iniciais: Valores
  esquema: z.ZodMiniType
  criar: UseMutationResult<Registro, Error, Valores>
  aoCriar: (criado: Registro) => void
  /** What follows from a change, such as the rules that a type suggests. */
  derivar?: (agora: Valores, antes: Valores) => Partial<Valores> | null
}

/** The form of a record that does not exist yet, as the form shells take it. */
export function useCriacao<Registro, Valores extends Record<string, unknown>>(
  opcoes: Opcoes<Registro, Valores>,
) {
  const { iniciais, esquema, criar, aoCriar, derivar } = opcoes
  const form = useForm<Valores>({
    initialValues: iniciais,
    validate: schemaResolver(esquema, { sync: true }),
    onValuesChange: (agora, antes) => seguir(agora, antes),
  })
  function seguir(agora: Valores, antes: Valores) {
    const derivados = derivar?.(agora, antes)
    if (derivados) form.setValues(derivados)
  }
  return {
    form,
    erro: criar.error,
    enviando: criar.isPending,
    aoEnviar: (valores: Valores) => criar.mutate(valores, { onSuccess: aoCriar }),
  }
}

type OpcoesDaPagina<Registro, Valores> = Omit<Opcoes<Registro, Valores>, 'aoCriar'> & {
  criado: (registro: Registro) => string
  lista: EnderecoDeLista
  /** Who may create but not open has no record to go to. */
  podeAbrir?: boolean
}

/** On a page of its own: from there to the record, or back to the list. */
export function useCriacaoNaPagina<Registro extends { id: string }, Valores extends Record<string, unknown>>({
  criado,
  lista,
  podeAbrir = true,
  ...opcoes
}: OpcoesDaPagina<Registro, Valores>) {
  const navegar = useNavigate()
  const criacao = useCriacao<Registro, Valores>({
    ...opcoes,
    aoCriar: (registro) => {
      toast.sucesso(criado(registro))
      if (podeAbrir) void navegar({ to: `${lista}/$id`, params: { id: registro.id }, replace: true })
      else void navegar({ to: lista, replace: true })
    },
  })
  return { ...criacao, aoFechar: () => void navegar({ to: lista }) }
}
