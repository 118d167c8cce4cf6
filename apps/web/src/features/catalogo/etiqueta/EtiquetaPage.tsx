import { Button } from '@mantine/core'
import { useSuspenseQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import classes from '#partes/etiqueta/Etiqueta.module.css'
import { Etiqueta } from '#partes/etiqueta/Etiqueta.tsx'
import { textos } from '#partes/etiqueta/etiqueta.textos.ts'
import { Icone } from '#ui/Icone.tsx'
import { PaginaCabecalho } from '#ui/PaginaCabecalho.tsx'
import { ofertas } from '../catalogo.data.ts'
import '#estilos/impressao.css'

const rota = getRouteApi('/_app/admin/planos/$id/etiqueta')

export function EtiquetaPage() {
  const { id } = rota.useParams()
  const { data } = useSuspenseQuery(ofertas.etiqueta(id, rota.useSearch()))
  return (
    <>
      <div className={classes.soNaTela}>
        <PaginaCabecalho
          titulo={textos.titulo}
          acoes={
            <Button leftSection={<Icone nome="tabler:printer" tamanho={16} />} onClick={() => window.print()}>
              {textos.imprimir}
            </Button>
          }
        />
      </div>
      <Etiqueta etiqueta={data} />
    </>
  )
}
