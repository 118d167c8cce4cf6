import { useQuery } from '@tanstack/react-query'
import { opcoesDeEmpresas } from '#partes/empresa/empresas.opcoes.ts'
import { CampoSelecao } from '#ui/campos/CampoSelecao.tsx'
import { rotulos, textos } from './cliente.textos.ts'

/** Only asked when the person has more than one company to choose from. */
export function CampoDaEmpresa() {
  const { data: empresas = [] } = useQuery(opcoesDeEmpresas)
  if (empresas.length === 1) return null
  return (
    <CampoSelecao
      name="empresa_id"
      label={rotulos.empresa_id}
      placeholder={textos.escolhaEmpresa}
      data={empresas.map(({ id, nome }) => ({ value: id, label: nome }))}
      clearable={false}
      withAsterisk
    />
  )
}
