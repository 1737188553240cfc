/** Word's clipboard, shortened: conditional comments, lists as paragraphs, styles, an image of its own. */
export const pastedFromWord = `<html xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word">
<head><meta name=Generator content="Microsoft Word 15"><title>Draft</title>
<!--[if gte mso 9]><xml><w:WordDocument><w:View>Normal</w:View></w:WordDocument></xml><![endif]-->
<style><!-- p.MsoNormal {margin:0in; font-family:"Calibri",sans-serif;} @page WordSection1 {size:8.5in 11.0in;} --></style></head>
<body lang=EN-US style='tab-interval:.5in;word-wrap:break-word'><!--StartFragment-->
<h1 style='margin-top:12.0pt'><a name="_Toc1">What it costs</a><o:p></o:p></h1>
<p class=MsoNormal><span style='font-family:"Times New Roman",serif;color:#C00000'>A <b>funeral</b> has <i>two</i> bills.<o:p></o:p></span></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-.25in;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]>The home<o:p></o:p></p>
<p class=MsoListParagraphCxSpLast style='text-indent:-.25in;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]>The cemetery<o:p></o:p></p>
<p class=MsoNormal>Ask:</p>
<p class=MsoListParagraph style='mso-list:l1 level1 lfo2'><![if !supportLists]><span style='mso-list:Ignore'>1.<span>&nbsp;</span></span><![endif]>What is the fee?</p>
<p class=MsoListParagraph style='mso-list:l1 level1 lfo2'><![if !supportLists]><span style='mso-list:Ignore'>2.<span>&nbsp;</span></span><![endif]>When is it due?</p>
<table class=MsoTableGrid border=1 style='border-collapse:collapse;mso-yfti-tbllook:1184'><tr style='mso-yfti-irow:0'><td width=312 valign=top style='border:solid windowtext 1.0pt'><p class=MsoNormal>Urn</p></td><td width=311><p class=MsoNormal>$200</p></td></tr></table>
<p class=MsoNormal><!--[if gte vml 1]><v:shape id="_x0000_i1025"><v:imagedata src="file:///C:/Users/ana/clip_image001.png"/></v:shape><![endif]--><img width=200 src="file:///C:/Users/ana/clip_image001.png"></p>
<p class=MsoNormal><a href="https://www.ftc.gov/funerals">The <span class=SpellE>FTC</span></a></p>
<!--EndFragment--></body></html>`;

/** Google Docs' clipboard: a bold wrapper that isn't bold, marks as styles, links through its own address. */
export const pastedFromDocs = `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-1f2e"><h1 dir="ltr" style="line-height:1.38;"><span style="font-size:20pt;font-weight:400;">What it costs</span></h1><p dir="ltr" style="line-height:1.38;"><span style="font-weight:400;">A </span><span style="font-weight:700;">funeral</span><span style="font-weight:400;"> has </span><span style="font-style:italic;font-weight:400;">two</span><span style="font-weight:400;"> bills.</span></p><ul style="margin-top:0;"><li dir="ltr" style="list-style-type:disc;" aria-level="1"><p dir="ltr" role="presentation"><span>The home</span></p></li><li dir="ltr" aria-level="1"><p dir="ltr" role="presentation"><span>The cemetery</span></p></li></ul><p dir="ltr"><a href="https://www.google.com/url?q=https://www.ftc.gov/funerals&amp;sa=D&amp;source=editors" style="text-decoration:none;"><span style="color:#1155cc;text-decoration:underline;">The FTC</span></a></p><p><img src="https://lh7-rt.googleusercontent.com/docsz/x" width="624"></p></b><br class="Apple-interchange-newline">`;
