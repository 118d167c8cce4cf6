import type { CriteriosDaOferta } from '@balcao/contract/catalogo/oferta-filtro'
import { Button, VisuallyHidden } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { Icone } from '#ui/Icone.tsx'
import { textos } from './simulador.textos.ts'

/** In another tab, because the simulation exists only in this one. */
export function LinkDaEtiqueta({ id, criterios }: { id: string; criterios: CriteriosDaOferta }) {
  return (
    <Button
      renderRoot={(props) => (
        <Link
          to="/admin/planos/$id/etiqueta"
          params={{ id }}
          search={criterios}
          target="_blank"
          rel="noopener"
          {...props}
        />
      )}
      variant="default"
      size="compact-sm"
      leftSection={<Icone nome="tabler:file-text" tamanho={14} />}
      rightSection={<Icone nome="tabler:external-link" tamanho={14} />}
    >
      {textos.etiqueta}
      <VisuallyHidden>, {textos.emOutraAba}</VisuallyHidden>
    </Button>
  )
}
