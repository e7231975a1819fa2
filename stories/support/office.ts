/** A description of a job from the clipboard of Word: lists are paragraphs with markers, and styles define their kind. */
export const fromWord = `<html xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word">
<head><meta name=Generator content="Microsoft Word 15"><style><!-- p.MsoNormal {margin:0cm;} --></style></head>
<body lang=ES-CO style='tab-interval:35.4pt'><!--StartFragment-->
<h1>Lo que harás<o:p></o:p></h1>
<p class=MsoNormal>Con <b>cuidado</b> y <i style='mso-bidi-font-style:normal'>calma</i>; mira <a href="https://empresa.example/guia"><span style='color:#0563C1'>la guía</span></a>.<o:p></o:p></p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol;mso-fareast-font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>Cortar piedra<o:p></o:p></p>
<p class=MsoListParagraphCxSpMiddle style='margin-left:72.0pt;text-indent:-18.0pt;mso-list:l0 level2 lfo1'><![if !supportLists]><span style='font-family:"Courier New"'><span style='mso-list:Ignore'>o<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]>Mármol<o:p></o:p></p>
<p class=MsoListParagraphCxSpLast style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>Pulir<o:p></o:p></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l1 level1 lfo2'><!--[if !supportLists]--><span>3.<span>&nbsp;&nbsp; </span></span><!--[endif]-->Medir<o:p></o:p></p>
<p class=MsoListParagraphCxSpLast style='text-indent:-18.0pt;mso-list:l1 level1 lfo2'><!--[if !supportLists]--><span>4.<span>&nbsp;&nbsp; </span></span><!--[endif]-->Entregar<o:p></o:p></p>
<table class=MsoTableGrid border=1 style='border-collapse:collapse;mso-yfti-tbllook:1184'><tr><td width=200><p class=MsoNormal><b>Turno</b><o:p></o:p></p></td><td width=200><p class=MsoNormal>Horas<o:p></o:p></p></td></tr><tr><td><p class=MsoNormal>Mañana<o:p></o:p></p></td><td><p class=MsoNormal>6 a 14<o:p></o:p></p></td></tr></table>
<!--EndFragment--></body></html>`

export const storedFromWord =
  '<h2>Lo que harás</h2><p>Con <strong>cuidado</strong> y <em>calma</em>; mira <a href="https://empresa.example/guia" rel="noopener nofollow" target="_blank">la guía</a>.</p>' +
  '<ul><li><p>Cortar piedra</p><ul><li><p>Mármol</p></li></ul></li><li><p>Pulir</p></li></ul><ol start="3"><li><p>Medir</p></li><li><p>Entregar</p></li></ol>' +
  '<p><strong>Turno</strong> | Horas</p><p>Mañana | 6 a 14</p>'

/** The same from Google Docs: emphasis as styles, everything in a bold element that is not bold, and lists inside lists. */
export const fromGoogleDocs = `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-1f2e3d4c-7fff-aaaa-bbbb-0123456789ab">
<h2 dir="ltr" style="line-height:1.38;margin-top:18pt;"><span style="font-size:16pt;font-family:Arial;color:#000000;font-weight:400;font-style:normal;text-decoration:none;white-space:pre-wrap;">Lo que harás</span></h2>
<p dir="ltr" style="line-height:1.38;"><span style="font-weight:400;white-space:pre-wrap;">Con </span><span style="font-weight:700;font-style:normal;white-space:pre-wrap;">cuidado</span><span style="font-weight:400;white-space:pre-wrap;"> y </span><span style="font-weight:400;font-style:italic;white-space:pre-wrap;">calma</span><span style="white-space:pre-wrap;">; mira </span><a href="https://empresa.example/guia" style="text-decoration:none;"><span style="color:#1155cc;text-decoration:underline;white-space:pre-wrap;">la guía</span></a><span style="white-space:pre-wrap;">.</span></p>
<br /><ul style="margin-top:0;padding-inline-start:48px;"><li dir="ltr" style="list-style-type:disc;" aria-level="1"><p dir="ltr" role="presentation"><span style="white-space:pre-wrap;">Cortar piedra</span></p></li><ul><li dir="ltr" style="list-style-type:circle;" aria-level="2"><p dir="ltr" role="presentation"><span style="white-space:pre-wrap;">Mármol</span></p></li></ul><li dir="ltr" style="list-style-type:disc;" aria-level="1"><p dir="ltr" role="presentation"><span style="text-decoration:line-through;white-space:pre-wrap;">Pulir</span></p></li></ul>
<div dir="ltr" align="left"><table style="border:none;border-collapse:collapse;"><colgroup><col width="301" /><col width="301" /></colgroup><tbody><tr style="height:0pt"><td style="border:solid #000 1pt;"><p dir="ltr"><span style="white-space:pre-wrap;">Turno</span></p></td><td><p dir="ltr"><span style="white-space:pre-wrap;">Horas</span></p></td></tr><tr><td><p dir="ltr"><span style="white-space:pre-wrap;">Mañana</span></p></td><td><p dir="ltr"><span style="white-space:pre-wrap;">6 a 14</span></p><p dir="ltr"><span>y 14 a 22</span></p></td></tr></tbody></table></div></b>`

export const storedFromGoogleDocs =
  '<h2>Lo que harás</h2><p>Con <strong>cuidado</strong> y <em>calma</em>; mira <a href="https://empresa.example/guia" rel="noopener nofollow" target="_blank">la guía</a>.</p>' +
  '<ul><li><p>Cortar piedra</p><ul><li><p>Mármol</p></li></ul></li><li><p><s>Pulir</s></p></li></ul><p>Turno | Horas</p><p>Mañana | 6 a 14 y 14 a 22</p>'
