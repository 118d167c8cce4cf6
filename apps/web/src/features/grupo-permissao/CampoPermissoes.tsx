import { type Permissao, permissoes, rotuloDaPermissao } from '@balcao/contract/base/permissao'
import { useMediaQuery } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { use, useMemo, useState } from 'react'
import { useSessao } from '#sessao.ts'
import { ContextoFormulario } from '#ui/campos/contexto.ts'
import { CampoBusca } from '#ui/lista/CampoBusca.tsx'
import { Vazio } from '#ui/Vazio.tsx'
import { ProvedorDaMatriz } from './estado-da-matriz.ts'
import { grupos } from './grupo-permissao.data.ts'
import { textos } from './grupo-permissao.textos.ts'
import classes from './Matriz.module.css'
import { MatrizEstreita } from './MatrizEstreita.tsx'
import { MatrizLarga } from './MatrizLarga.tsx'
import { diferenca, filtrarMatriz, marcar, matriz } from './matriz.ts'

/** Below `md` (960 px). */
const ESTREITA = '(max-width: 59.99em)'

type CampoPermissoesProps = {
  value: Permissao[]
  onChange: (permissoes: Permissao[]) => void
  /** What is saved in the record. What differs from it is marked. */
  salvas: readonly string[]
}

/** What a group may do: the matrix, its search, and a summary of what saving would change. */
export function CampoPermissoes({ value, onChange, salvas }: CampoPermissoesProps) {
  const [busca, setBusca] = useState('')
  const estreita = useMediaQuery(ESTREITA, undefined, { getInitialValueInEffect: false })
  const doUsuario = useSessao().usuarioAutenticado?.permissoes
  // Until the server says what the person may grant, assume the permissions they have.
  const { data: concediveis = doUsuario } = useQuery(grupos.concediveis)
  const travada = use(ContextoFormulario)?.travado ?? false

  const estado = useMemo(() => {
    const marcadas = new Set<string>(value)
    const possiveis = new Set<string>(concediveis)
    return {
      marcadas,
      salvas: new Set(salvas),
      travada,
      podeMudar: (permissao: Permissao) => possiveis.has(permissao),
      mudar: (quais: readonly Permissao[], ligar: boolean) => onChange(marcar(marcadas, quais, ligar)),
    }
  }, [value, salvas, concediveis, travada, onChange])

  const linhas = filtrarMatriz(matriz, busca)
  return (
    <section aria-label={textos.matriz} className={classes.matriz}>
      {/* Enter searches here instead of saving. */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: only keeps Enter away from the form */}
      <div className={classes.barra} onKeyDown={(e) => e.key === 'Enter' && e.preventDefault()}>
        <CampoBusca busca={busca} aoBuscar={setBusca} dica={textos.buscarPermissao} />
        <span aria-live="polite" className={classes.contagem}>
          {textos.marcadas(value.length, permissoes.length)}
        </span>
      </div>
      <ProvedorDaMatriz value={estado}>
        {estreita ? <MatrizEstreita linhas={linhas} /> : <MatrizLarga linhas={linhas} />}
      </ProvedorDaMatriz>
      {linhas.length === 0 && <Vazio texto={textos.nadaEncontrado} />}
      <Mudancas {...diferenca(salvas, value)} />
    </section>
  )
}

type MudancasProps = { concedidas: string[]; retiradas: string[] }

function Mudancas({ concedidas, retiradas }: MudancasProps) {
  const partes = [
    { nome: textos.aConceder, quais: concedidas },
    { nome: textos.aRetirar, quais: retiradas },
  ].filter(({ quais }) => quais.length > 0)
  return partes.map(({ nome, quais }) => (
    <p key={nome} className={classes.mudancas}>
      <strong>
        {nome} ({quais.length}):
      </strong>{' '}
      {quais.map((permissao) => rotuloDaPermissao(permissao as Permissao)).join(', ')}
    </p>
  ))
}
