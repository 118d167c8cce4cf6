import type { Empresa } from '@balcao/contract/provedor/empresa'
import { Anchor } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { usePode } from '#habilidade.ts'
import { textos } from './empresa.textos.ts'

/** Links to the people of the company, if the person may list them. */
export function QuantosUsuarios({ empresa }: { empresa: Empresa }) {
  const podeListar = usePode('LISTAR.USUARIO')
  const quantos = textos.usuarios(empresa.usuarios)
  if (!podeListar) return quantos
  return (
    <Anchor
      size="sm"
      renderRoot={(props) => <Link to="/admin/usuario" search={{ empresa_id: empresa.id }} {...props} />}
    >
      {quantos}
    </Anchor>
  )
}
