import { useQuery } from '@tanstack/react-query'
import { useSessao } from '../../sessao.ts'
import { CampoInterruptor } from '../../ui/campos/CampoInterruptor.tsx'
import { CampoSelecaoMultipla } from '../../ui/campos/CampoSelecaoMultipla.tsx'
import classes from './CamposUsuario.module.css'
import { opcoes, usuarios } from './usuario.data.ts'
import { rotulos, textos } from './usuario.textos.ts'

type CampoEmpresasProps = {
  todas: boolean
  escolhidas: readonly string[]
  doRegistro: readonly { id: string; nome: string }[]
  travado: string | null
}

/** Every company, present and future, or a list of them. */
export function CampoEmpresas({ todas, escolhidas, doRegistro, travado }: CampoEmpresasProps) {
  const eu = useSessao().usuarioAutenticado?.id ?? ''
  const { data: meuCadastro } = useQuery(usuarios.obter(eu))
  const { data: alcancadas = [] } = useQuery(opcoes.empresas)
  const nomes = new Map([...doRegistro, ...alcancadas].map(({ id, nome }) => [id, nome]))
  const naoPodeDarTodas = meuCadastro?.todas_empresas === false && !todas
  return (
    <fieldset className={classes.empresas} disabled={travado !== null}>
      <legend>{rotulos.empresas}</legend>
      <CampoInterruptor
        name="todas_empresas"
        label={textos.todasEmpresas}
        disabled={travado !== null || naoPodeDarTodas}
        description={travado ?? (naoPodeDarTodas ? textos.todasNaoConcedivel : undefined)}
      />
      {!todas && (
        <CampoSelecaoMultipla
          name="empresas"
          aria-label={textos.escolhaEmpresas}
          placeholder={escolhidas.length === 0 ? textos.escolhaEmpresas : ''}
          description={escolhidas.length === 0 ? textos.semEmpresa : undefined}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          disabled={travado !== null}
          data={[...nomes].map(([value, label]) => ({ value, label }))}
        />
      )}
    </fieldset>
  )
}
